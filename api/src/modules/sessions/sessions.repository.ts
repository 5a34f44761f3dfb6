import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import { users } from '../users/users.table.ts';
import { sessions } from './sessions.table.ts';

type NewSession = { id: string; userId: string; tokenHash: string; now: Date; expiresAt: Date };

export async function insertSession(db: Database, { id, userId, tokenHash, now, expiresAt }: NewSession) {
  const stamps = { createdBy: userId, createdAt: now, updatedAt: now, lastUsedAt: now };
  return oneRow(
    await db
      .insert(sessions)
      .values({ id, userId, tokenHash, expiresAt, ...stamps })
      .returning(),
  );
}

export async function findLiveSession(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      id: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
      userId: users.id,
      role: users.role,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return row;
}

/** Nothing to check: a session removed meanwhile stays removed. */
export async function touchSession(db: Database, id: string, now: Date, expiresAt: Date) {
  await db.update(sessions).set({ lastUsedAt: now, updatedAt: now, expiresAt }).where(eq(sessions.id, id));
}

export async function deleteSession(db: Database, userId: string, id: string) {
  await db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
}
