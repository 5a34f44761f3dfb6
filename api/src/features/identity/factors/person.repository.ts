import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database.ts';
import { userIdentities } from '../../../items/tables.ts';
import { identityAccounts, identityUsers } from '../embedded/accounts.table.ts';

const PROVIDER = 'embedded';

/** The account of this service that a user signs in with, and its password's hash if it has one. */
export async function findAccount(db: Database, userId: string) {
  const { id, name, email } = identityUsers;
  const [row] = await db
    .select({ id, name, email, passwordHash: identityAccounts.password })
    .from(userIdentities)
    .innerJoin(identityUsers, eq(identityUsers.id, userIdentities.providerUserId))
    .leftJoin(
      identityAccounts,
      and(eq(identityAccounts.userId, identityUsers.id), eq(identityAccounts.providerId, 'credential')),
    )
    .where(and(eq(userIdentities.userId, userId), eq(userIdentities.provider, PROVIDER)));
  return row;
}

/** The user of an account; undefined before its first sign-in. */
export async function findOwner(db: Database, accountId: string): Promise<string | undefined> {
  const same = and(eq(userIdentities.provider, PROVIDER), eq(userIdentities.providerUserId, accountId));
  const [row] = await db.select({ userId: userIdentities.userId }).from(userIdentities).where(same);
  return row?.userId;
}

/** Whether the user signs in elsewhere as well. */
export async function hasOtherIdentity(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ provider: userIdentities.provider })
    .from(userIdentities)
    .where(eq(userIdentities.userId, userId));
  return rows.some(({ provider }) => provider !== PROVIDER);
}
