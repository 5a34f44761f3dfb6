import { and, eq, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database.ts';
import { isUsable, userIdentities, users } from '../../../items/tables.ts';
import { attachments } from '../../attachments/attachments.table.ts';
import { userConfigs } from '../../configs/configs.table.ts';
import { identityUsers } from '../../identity/embedded/accounts.table.ts';
import { searchHistories } from '../../search-history/search-history.table.ts';
import { youtubeChannels, youtubeVideos } from '../../youtube/model/youtube.table.ts';

const PAGE = 500;

/** Locked until the transaction ends. */
export async function lockAccount(tx: Database, userId: string) {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return row;
}

export async function setDeletion(tx: Database, userId: string, deletionAt: Date | null) {
  await tx.update(users).set({ deletionAt }).where(eq(users.id, userId));
}

/** Of two operators who delete their accounts at the same time, the second one sees what the first has done. */
export async function lockOperators(tx: Database) {
  const operators = eq(users.role, 'operator');
  await tx.select({ id: users.id }).from(users).where(operators).orderBy(users.id).for('update');
}

/** Whether other accounts stay, disabled ones too, but nobody among them who can run the site. */
export async function leavesNoOperator(tx: Database, userId: string): Promise<boolean> {
  const other = ne(users.id, userId);
  const stays = and(other, eq(users.deleted, false), isNull(users.deletionAt));
  if ((await tx.$count(users, stays)) === 0) return false;
  return (await tx.$count(users, and(other, isUsable(), eq(users.role, 'operator')))) === 0;
}

export async function listDueAccounts(db: Database, now: Date): Promise<string[]> {
  const due = and(isNotNull(users.deletionAt), lte(users.deletionAt, now));
  const rows = await db.select({ id: users.id }).from(users).where(due).orderBy(users.deletionAt).limit(PAGE);
  return rows.map(({ id }) => id);
}

/** From then on nobody can take the deletion back. False when somebody has. */
export async function beginPurge(db: Database, userId: string, now: Date): Promise<boolean> {
  const begun = await db
    .update(users)
    .set({ deleted: true })
    .where(and(eq(users.id, userId), isNotNull(users.deletionAt), lte(users.deletionAt, now)))
    .returning({ id: users.id });
  return begun.length > 0;
}

/** Attachments in any state, a page at a time. */
export async function listFiles(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: attachments.id })
    .from(attachments)
    .where(eq(attachments.createdBy, userId))
    .limit(PAGE);
  return rows.map(({ id }) => id);
}

export async function deleteFileRows(db: Database, userId: string, ids: string[]) {
  await db.delete(attachments).where(and(eq(attachments.createdBy, userId), inArray(attachments.id, ids)));
}

/** Every row of the user; most tables refer to the row of the user, or to one that does. */
export async function deleteAccount(tx: Database, userId: string) {
  const own = tx
    .select({ id: userIdentities.providerUserId })
    .from(userIdentities)
    .where(and(eq(userIdentities.userId, userId), eq(userIdentities.provider, 'embedded')));
  await tx.delete(identityUsers).where(inArray(identityUsers.id, own));
  await tx.delete(userConfigs).where(eq(userConfigs.createdBy, userId));
  await tx.delete(searchHistories).where(eq(searchHistories.createdBy, userId));
  // Others may follow the same channels, which belong to nobody.
  for (const shared of [youtubeChannels, youtubeVideos]) {
    await tx
      .update(shared)
      .set({ createdBy: sql`${shared.id}` })
      .where(eq(shared.createdBy, userId));
  }
  await tx.delete(users).where(eq(users.id, userId));
}
