import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { baseColumns } from '../../../core/columns.ts';
import { users } from '../../../items/tables.ts';

/** Pictures of people: small, and read with the account, so they are not in the store of files. */
export const userPictures = pgTable('user_pictures', {
  ...baseColumns(),
  createdBy: uuid('created_by')
    .notNull()
    .unique('user_pictures_owner')
    .references(() => users.id, { onDelete: 'cascade' }),
  type: text('type').notNull(),
  /** As base64. */
  bytes: text('bytes').notNull(),
});
