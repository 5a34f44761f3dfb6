import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../../core/database.ts';
import { oidcSignIns } from './oidc.table.ts';

type Row = typeof oidcSignIns.$inferInsert;

export async function insertSignIn(db: Database, row: Row) {
  await db.insert(oidcSignIns).values(row);
}

/** Removes a sign-in under way in one statement, so that only one of several concurrent callbacks gets it. */
export async function takeStarted(db: Database, keyHash: string, cookieHash: string, now: Date) {
  const mine = and(eq(oidcSignIns.keyHash, keyHash), eq(oidcSignIns.cookieHash, cookieHash));
  const [row] = await db
    .delete(oidcSignIns)
    .where(and(mine, gt(oidcSignIns.expiresAt, now)))
    .returning({ pageHash: oidcSignIns.pageHash });
  return row;
}

/** Uses a handover token, for the page alone that started the sign-in. */
export async function takeReturned(db: Database, keyHash: string, pageHash: string, now: Date) {
  const mine = and(eq(oidcSignIns.keyHash, keyHash), eq(oidcSignIns.pageHash, pageHash));
  const [row] = await db
    .delete(oidcSignIns)
    .where(and(mine, gt(oidcSignIns.expiresAt, now)))
    .returning({ identity: oidcSignIns.identity });
  return row?.identity ?? undefined;
}

export async function deleteExpiredSignIns(db: Database, now: Date) {
  await db.delete(oidcSignIns).where(lte(oidcSignIns.expiresAt, now));
}
