import { and, count, desc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { type Database, oneRow } from '../../core/database.ts';
import { type InvitationRow, invitations } from './invitations.table.ts';

export async function insertInvitation(db: Database, row: typeof invitations.$inferInsert) {
  return oneRow(await db.insert(invitations).values(row).returning());
}

/** Those that operators made, newest first. */
export const listInvitations = (db: Database, limit: number): Promise<InvitationRow[]> =>
  db
    .select()
    .from(invitations)
    .where(isNotNull(invitations.createdBy))
    .orderBy(desc(invitations.id))
    .limit(limit);

/** How many can still be used. */
export async function countOpen(db: Database, now: Date) {
  const open = and(
    isNotNull(invitations.createdBy),
    isNull(invitations.usedAt),
    gt(invitations.expiresAt, now),
  );
  const [row] = await db.select({ open: count() }).from(invitations).where(open);
  return row?.open ?? 0;
}

/** Uses an invitation in one statement, so that only one of several concurrent requests gets it. */
export async function takeInvitation(db: Database, tokenHash: string, now: Date) {
  const [taken] = await db
    .update(invitations)
    .set({ usedAt: now })
    .where(
      and(eq(invitations.tokenHash, tokenHash), isNull(invitations.usedAt), gt(invitations.expiresAt, now)),
    )
    .returning();
  return taken;
}

/** No account came of it. */
export async function giveBack(db: Database, id: string) {
  await db.update(invitations).set({ usedAt: null }).where(eq(invitations.id, id));
}

/** Returns the removed row, if there was one. A used one has made its account and stays listed. */
export async function deleteOpenInvitation(db: Database, id: string) {
  const [row] = await db
    .delete(invitations)
    .where(and(eq(invitations.id, id), isNotNull(invitations.createdBy), isNull(invitations.usedAt)))
    .returning();
  return row;
}

export async function deleteExpiredBefore(db: Database, before: Date) {
  await db.delete(invitations).where(lt(invitations.expiresAt, before));
}
