import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../../core/database.ts';
import { backupState, type GoodBackup } from './backup-state.table.ts';

const ID = 'scheduled';
const mine = eq(backupState.id, ID);

export async function readBackupState(db: Database) {
  const [row] = await db.select().from(backupState).where(mine);
  return row;
}

/** Takes the backup that is due, until a time at which another replica may; false when none is due. */
export async function claimBackup(db: Database, now: Date, until: Date): Promise<boolean> {
  await db.insert(backupState).values({ id: ID, nextAt: now }).onConflictDoNothing();
  const taken = await db
    .update(backupState)
    .set({ nextAt: until })
    .where(and(mine, lte(backupState.nextAt, now)))
    .returning();
  return taken.length > 0;
}

export const moveNextBackup = (db: Database, nextAt: Date) =>
  db.update(backupState).set({ nextAt }).where(mine);

export const saveGoodBackup = (db: Database, lastGood: GoodBackup, nextAt: Date) =>
  db.update(backupState).set({ lastGood, nextAt, failingSince: null, failure: null }).where(mine);

export const saveFailure = (db: Database, failure: string, failingSince: Date) =>
  db.update(backupState).set({ failure, failingSince }).where(mine);
