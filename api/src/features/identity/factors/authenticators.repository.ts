import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../../core/database.ts';
import { identityAuthenticators } from './factors.table.ts';

const ofUser = (userId: string) => eq(identityAuthenticators.userId, userId);

/** The key of an account: of an app that is in use, or one that waits to be confirmed. */
export async function findAuthenticator(db: Database, userId: string) {
  const [row] = await db.select().from(identityAuthenticators).where(ofUser(userId));
  return row;
}

/** Whether codes are asked for at sign-in. */
export const isTwoStepOn = async (db: Database, userId: string) =>
  (await db.$count(
    identityAuthenticators,
    and(ofUser(userId), isNotNull(identityAuthenticators.confirmedAt)),
  )) > 0;

/** Replaces a key that was not confirmed; false when one is in use. */
export async function startAuthenticator(db: Database, userId: string, secret: string, now: Date) {
  const started = await db
    .insert(identityAuthenticators)
    .values({ userId, secret, createdAt: now })
    .onConflictDoUpdate({
      target: identityAuthenticators.userId,
      set: { secret, createdAt: now, lastStep: null },
      setWhere: isNull(identityAuthenticators.confirmedAt),
    })
    .returning({ userId: identityAuthenticators.userId });
  return started.length > 0;
}

/** Marks the key as in use, once. */
export async function confirmAuthenticator(tx: Database, userId: string, now: Date) {
  const confirmed = await tx
    .update(identityAuthenticators)
    .set({ confirmedAt: now })
    .where(and(ofUser(userId), isNull(identityAuthenticators.confirmedAt)))
    .returning({ userId: identityAuthenticators.userId });
  return confirmed.length > 0;
}

/** Uses a time step in one statement: of several concurrent requests with one code, one gets it. */
export async function takeStep(db: Database, userId: string, step: number): Promise<boolean> {
  const { lastStep } = identityAuthenticators;
  const taken = await db
    .update(identityAuthenticators)
    .set({ lastStep: step })
    .where(and(ofUser(userId), or(isNull(lastStep), lt(lastStep, step))))
    .returning({ userId: identityAuthenticators.userId });
  return taken.length > 0;
}

export async function deleteAuthenticator(tx: Database, userId: string): Promise<boolean> {
  const removed = await tx.delete(identityAuthenticators).where(ofUser(userId)).returning();
  return removed.some(({ confirmedAt }) => confirmedAt !== null);
}
