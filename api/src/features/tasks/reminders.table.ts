import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../items/tables.ts';

/** Who wants a reminder in the morning of tasks that are due. */
export const taskReminders = pgTable('task_reminders', {
  createdBy: uuid('created_by')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
});
