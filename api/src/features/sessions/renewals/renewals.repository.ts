import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../../core/database.ts';
import { isUsable, users } from '../../../items/tables.ts';
import { accessTokens, type SessionRow, sessions } from '../sessions.table.ts';

/** The owner of an access token. `isFirstUse` is its first use since the cookie was replaced. */
export async function findByAccessToken(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ session: sessions, token: accessTokens })
    .from(accessTokens)
    .innerJoin(sessions, eq(sessions.id, accessTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(accessTokens.tokenHash, tokenHash), isUsable(), gt(accessTokens.expiresAt, now)));
  if (!row) return undefined;
  const { session, token } = row;
  const isFirstUse = !session.arrived && token.generation === session.generation;
  return { ...session, expiresAt: token.expiresAt, generation: token.generation, isFirstUse };
}

/** The cookie of this generation has reached its browser; a later one may not have. */
export async function markArrived(db: Database, id: string, generation: number) {
  await db
    .update(sessions)
    .set({ arrived: true })
    .where(and(eq(sessions.id, id), eq(sessions.generation, generation)));
}

type Wanted = { tokenHash: string; isFormer: boolean; now: Date };

const liveSession = (db: Database, { tokenHash, isFormer, now }: Wanted) =>
  db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        eq(sessions.kind, 'session'),
        isFormer ? isNull(sessions.renewalKey) : undefined,
        isUsable(),
        gt(sessions.expiresAt, now),
      ),
    );

/** A live session with its user. Until the transaction ends no other process renews or ends it. */
export async function lockSession(tx: Database, wanted: Wanted) {
  const [row] = await liveSession(tx, wanted).for('update', { of: sessions });
  return row;
}

/** A live session with its user, without a lock. */
export async function readSession(db: Database, wanted: Wanted) {
  const [row] = await liveSession(db, wanted);
  return row;
}

export async function updateSession(tx: Database, id: string, values: Partial<SessionRow>) {
  await tx.update(sessions).set(values).where(eq(sessions.id, id));
}

/** Adds a token to a session, and deletes expired ones. */
export async function insertAccessToken(tx: Database, token: typeof accessTokens.$inferInsert, now: Date) {
  const ofSession = eq(accessTokens.sessionId, token.sessionId);
  await tx.delete(accessTokens).where(and(ofSession, lte(accessTokens.expiresAt, now)));
  await tx.insert(accessTokens).values(token);
}
