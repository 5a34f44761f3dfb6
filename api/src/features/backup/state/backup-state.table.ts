import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../core/columns.ts';

/** The last scheduled backup that was verified. */
export type GoodBackup = {
  at: string;
  bytes: number;
  rows: number;
  files: number;
  place: string;
  name: string;
};

/** One row: when the next scheduled backup is due, the last good one, and why there is none since. */
export const backupState = pgTable('backup_state', {
  id: text('id').primaryKey(),
  /** A replica that makes the backup moves it on, so that no other makes it too. */
  nextAt: instant('next_at').notNull(),
  lastGood: jsonb('last_good').$type<GoodBackup>(),
  failingSince: instant('failing_since'),
  failure: text('failure'),
});
