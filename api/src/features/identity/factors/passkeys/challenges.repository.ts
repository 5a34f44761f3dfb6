import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../../core/database.ts';
import { hashToken } from '../../../../core/text/hash-token.ts';
import { identityChallenges } from '../factors.table.ts';

type Kind = (typeof identityChallenges.$inferSelect)['kind'];
type NewChallenge = { kind: Kind; userId: string | null; triesLeft: number; expiresAt: Date };

export async function insertChallenge(db: Database, token: string, challenge: NewChallenge) {
  await db.insert(identityChallenges).values({ hash: hashToken(token), ...challenge });
}

const live = (kind: Kind, token: string, now: Date) =>
  and(
    eq(identityChallenges.hash, hashToken(token)),
    eq(identityChallenges.kind, kind),
    gt(identityChallenges.expiresAt, now),
  );

/** Uses a challenge in one statement, so that only one of several concurrent requests gets it. */
export async function takeChallenge(db: Database, kind: Kind, token: string, now: Date) {
  const [taken] = await db
    .delete(identityChallenges)
    .where(live(kind, token, now))
    .returning();
  return taken;
}

/** Counts an attempt; undefined when none is left. */
export async function tryChallenge(db: Database, kind: Kind, token: string, now: Date) {
  const [tried] = await db
    .update(identityChallenges)
    .set({ triesLeft: sql`${identityChallenges.triesLeft} - 1` })
    .where(and(live(kind, token, now), gt(identityChallenges.triesLeft, 0)))
    .returning();
  return tried;
}

export async function deleteExpiredChallenges(db: Database, now: Date) {
  await db.delete(identityChallenges).where(lte(identityChallenges.expiresAt, now));
}
