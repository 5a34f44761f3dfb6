import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../../core/database.ts';
import { passwordLinks } from './password-links.table.ts';

export async function insertLink(db: Database, link: typeof passwordLinks.$inferInsert) {
  await db.insert(passwordLinks).values(link);
}

const valid = (tokenHash: string, now: Date) =>
  and(eq(passwordLinks.tokenHash, tokenHash), gt(passwordLinks.expiresAt, now));

export async function findLink(db: Database, tokenHash: string, now: Date) {
  const [row] = await db.select().from(passwordLinks).where(valid(tokenHash, now));
  return row;
}

/** Uses a link in one statement, so that only one of several concurrent requests gets it. */
export async function takeLink(tx: Database, tokenHash: string, now: Date) {
  const [row] = await tx.delete(passwordLinks).where(valid(tokenHash, now)).returning();
  return row;
}

export async function deleteLinksOf(tx: Database, identityId: string) {
  await tx.delete(passwordLinks).where(eq(passwordLinks.identityId, identityId));
}

/** Whether the account got a link after a time. */
export async function hasLinkSince(db: Database, identityId: string, since: Date) {
  const young = and(eq(passwordLinks.identityId, identityId), gt(passwordLinks.createdAt, since));
  return (await db.$count(passwordLinks, young)) > 0;
}

export async function deleteEndedLinks(db: Database, now: Date) {
  await db.delete(passwordLinks).where(lte(passwordLinks.expiresAt, now));
}
