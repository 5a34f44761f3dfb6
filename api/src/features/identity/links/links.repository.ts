import { and, eq, gt, like, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database.ts';
import { userIdentities } from '../../../items/tables.ts';
import { identityLinks } from './links.table.ts';

type Link = typeof identityLinks.$inferInsert;

/** Replaces a former link of the address. */
export async function putLink(db: Database, link: Link) {
  const { userId, expiresAt } = link;
  await db
    .insert(identityLinks)
    .values(link)
    .onConflictDoUpdate({
      target: [identityLinks.provider, identityLinks.email],
      set: { userId, expiresAt },
    });
}

/** Uses a link in one statement, so that it is good for one identity. */
export async function takeLink(tx: Database, provider: string, email: string, now: Date) {
  const mine = and(eq(identityLinks.provider, provider), eq(identityLinks.email, email));
  const [link] = await tx
    .delete(identityLinks)
    .where(and(mine, gt(identityLinks.expiresAt, now)))
    .returning({ userId: identityLinks.userId });
  return link?.userId;
}

export async function deleteExpiredLinks(db: Database, now: Date) {
  await db.delete(identityLinks).where(lte(identityLinks.expiresAt, now));
}

/** The identities at a provider, whatever its issuer. */
const at = (provider: string) =>
  or(eq(userIdentities.provider, provider), like(userIdentities.provider, `${provider}:%`));

export const findIdentitiesByEmail = (db: Database, provider: string, email: string) =>
  db
    .select()
    .from(userIdentities)
    .where(and(at(provider), eq(sql`lower(${userIdentities.email})`, email)));

export const listIdentities = (db: Database, userId: string) =>
  db
    .select()
    .from(userIdentities)
    .where(eq(userIdentities.userId, userId))
    .orderBy(userIdentities.createdAt, userIdentities.provider);

/** Gives an identity to another person. */
export async function moveIdentity(
  tx: Database,
  { provider, providerUserId }: { provider: string; providerUserId: string },
  userId: string,
) {
  await tx
    .update(userIdentities)
    .set({ userId })
    .where(and(eq(userIdentities.provider, provider), eq(userIdentities.providerUserId, providerUserId)));
}
