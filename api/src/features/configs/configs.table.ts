import { jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { baseColumns } from '../../core/columns.ts';

export const userConfigs = pgTable(
  'user_configs',
  {
    ...baseColumns(),
    key: text('key').notNull(),
    value: jsonb('value').$type<boolean | string | number>().notNull(),
  },
  (table) => [unique('user_configs_key').on(table.createdBy, table.key)],
);
