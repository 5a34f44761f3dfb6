import { and, eq, gt } from 'drizzle-orm';
import { type Database, oneRow } from '../../../core/database.ts';
import { userIdentities } from '../../../items/tables.ts';
import { identityAccounts, identitySessions, identityUsers } from './accounts.table.ts';

/** Replaces the library's token by the hash of one that only the caller knows. */
export async function handOver(db: Database, librarysToken: string, tokenHash: string) {
  oneRow(
    await db
      .update(identitySessions)
      .set({ token: tokenHash })
      .where(eq(identitySessions.token, librarysToken))
      .returning({ id: identitySessions.id }),
  );
}

/** Makes a handover token without the library. */
export async function insertHandover(db: Database, handover: typeof identitySessions.$inferInsert) {
  await db.insert(identitySessions).values(handover);
}

/** The library's session of a sign-in that is not complete. */
export async function dropHandover(db: Database, librarysToken: string) {
  await db.delete(identitySessions).where(eq(identitySessions.token, librarysToken));
}

export async function readIdentityUser(db: Database, id: string) {
  return oneRow(await db.select().from(identityUsers).where(eq(identityUsers.id, id)));
}

export async function findIdentityUserId(db: Database, email: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: identityUsers.id })
    .from(identityUsers)
    .where(eq(identityUsers.email, email));
  return row?.id;
}

/** How the password of an account is stored. */
export async function findPasswordHash(db: Database, email: string): Promise<string | null> {
  const [row] = await db
    .select({ password: identityAccounts.password })
    .from(identityAccounts)
    .innerJoin(identityUsers, eq(identityUsers.id, identityAccounts.userId))
    .where(and(eq(identityUsers.email, email), eq(identityAccounts.providerId, 'credential')));
  return row?.password ?? null;
}

/** The user of an account that has been signed in to. */
export async function findUserId(db: Database, email: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: userIdentities.userId })
    .from(userIdentities)
    .innerJoin(identityUsers, eq(identityUsers.id, userIdentities.providerUserId))
    .where(and(eq(identityUsers.email, email), eq(userIdentities.provider, 'embedded')));
  return row?.id;
}

/** Uses a handover token in one statement, so that only one of several concurrent requests gets it. */
export async function takeHandover(db: Database, tokenHash: string, now: Date) {
  const [taken] = await db
    .delete(identitySessions)
    .where(and(eq(identitySessions.token, tokenHash), gt(identitySessions.expiresAt, now)))
    .returning({ userId: identitySessions.userId });
  if (!taken) return undefined;
  const [user] = await db.select().from(identityUsers).where(eq(identityUsers.id, taken.userId));
  return user;
}
