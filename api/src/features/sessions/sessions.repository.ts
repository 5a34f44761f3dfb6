import { and, desc, eq, gt, isNull, lt, lte, ne, or } from 'drizzle-orm';
import { type Database, oneRow } from '../../core/database.ts';
import { isUsable, users } from '../../items/tables.ts';
import { type SessionRow, sessions } from './sessions.table.ts';

type Kind = SessionRow['kind'];
type NewSession = Omit<typeof sessions.$inferInsert, 'createdBy' | 'createdAt' | 'updatedAt'>;

export async function insertSession(db: Database, session: NewSession, now: Date): Promise<SessionRow> {
  const base = { createdBy: session.userId, createdAt: now, updatedAt: now };
  return oneRow(
    await db
      .insert(sessions)
      .values({ ...session, ...base })
      .returning(),
  );
}

const notExpired = (now: Date) => or(isNull(sessions.expiresAt), gt(sessions.expiresAt, now));

/** Of a personal access token, or of a session of a former version, whose token is valid for all calls. */
export async function findByToken(db: Database, tokenHash: string, now: Date) {
  const { id, kind, scope, lastUsedAt, expiresAt, userId } = sessions;
  const [row] = await db
    .select({ id, kind, scope, lastUsedAt, expiresAt, userId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.renewalKey), isUsable(), notExpired(now)));
  return row;
}

export async function isLiveSession(db: Database, id: string, now: Date) {
  const live = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), isUsable(), notExpired(now)));
  return live.length > 0;
}

/** The user of a live session that a browser holds, and the key that signs its cookies. */
export async function findSigningSession(db: Database, id: string, now: Date) {
  const [row] = await db
    .select({ userId: sessions.userId, key: sessions.renewalKey })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), eq(sessions.kind, 'session'), isUsable(), notExpired(now)));
  return row?.key ? { userId: row.userId, key: row.key } : undefined;
}

/** The result is not checked: a session removed meanwhile stays removed. */
export async function touchSession(db: Database, id: string, now: Date) {
  await db.update(sessions).set({ lastUsedAt: now, updatedAt: now }).where(eq(sessions.id, id));
}

const ofUser = (userId: string, kind: Kind) => and(eq(sessions.userId, userId), eq(sessions.kind, kind));

export const listSessions = (db: Database, userId: string, kind: Kind, limit: number) =>
  db
    .select()
    .from(sessions)
    .where(ofUser(userId, kind))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(limit);

/** Returns the removed row, if there was one. */
export async function deleteSession(db: Database, userId: string, kind: Kind, id: string) {
  const [row] = await db
    .delete(sessions)
    .where(and(ofUser(userId, kind), eq(sessions.id, id)))
    .returning({ id: sessions.id, name: sessions.name, device: sessions.device });
  return row;
}

export const listOtherSessions = (db: Database, userId: string, id: string) =>
  db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(ofUser(userId, 'session'), ne(sessions.id, id)));

/** Whether a session began after a time. */
export async function hasStartedSince(db: Database, id: string, since: Date) {
  return (await db.$count(sessions, and(eq(sessions.id, id), gt(sessions.createdAt, since)))) > 0;
}

/** Tokens are kept: they are no sign-ins. */
export async function deleteSessionsOf(db: Database, userId: string) {
  await db.delete(sessions).where(ofUser(userId, 'session'));
}

/** Expired sessions are of no use; expired tokens stay, so that the list can show them as expired. */
export async function deleteExpiredSessions(db: Database, userId: string, now: Date) {
  await db.delete(sessions).where(and(ofUser(userId, 'session'), lte(sessions.expiresAt, now)));
}

/** Nobody can use them any more; they are kept for a while, so that a list can show what has expired. */
export async function deleteExpired(db: Database, before: Date) {
  await db.delete(sessions).where(lt(sessions.expiresAt, before));
}
