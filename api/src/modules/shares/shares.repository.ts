import { and, desc, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import { type ItemRow, items } from '../items/items.table.ts';
import { type ShareRow, shares } from './shares.table.ts';

const parents = alias(items, 'parents');

export async function findShareOf(db: Database, ownerId: string, itemId: string) {
  const [row] = await db
    .select()
    .from(shares)
    .where(and(eq(shares.createdBy, ownerId), eq(shares.itemId, itemId)));
  return row;
}

export async function insertShare(tx: Database, share: typeof shares.$inferInsert): Promise<ShareRow> {
  return oneRow(await tx.insert(shares).values(share).returning());
}

export async function updateShare(
  tx: Database,
  id: string,
  changes: Partial<typeof shares.$inferInsert>,
): Promise<ShareRow> {
  return oneRow(await tx.update(shares).set(changes).where(eq(shares.id, id)).returning());
}

export const deleteShare = (tx: Database, ownerId: string, id: string) =>
  tx
    .delete(shares)
    .where(and(eq(shares.createdBy, ownerId), eq(shares.id, id)))
    .returning({ id: shares.id });

export const listSharing = (db: Database, ownerId: string) =>
  db
    .select({
      share: shares,
      item: { ...getTableColumns(items), content: sql<string>`''` },
      category: { _id: parents.id, title: parents.title },
    })
    .from(shares)
    .innerJoin(items, eq(items.id, shares.itemId))
    .leftJoin(parents, eq(parents.id, items.parentId))
    .where(eq(shares.createdBy, ownerId))
    .orderBy(desc(shares.id));

/** A share that can be opened now, with its root: not expired, and the root not in the trash. */
export async function findOpenShare(db: Database, shareId: string, now: Date) {
  const [row] = await db
    .select({ share: shares, root: items })
    .from(shares)
    .innerJoin(items, eq(items.id, shares.itemId))
    .where(
      and(
        eq(shares.shareId, shareId),
        eq(items.deleted, false),
        or(isNull(shares.expiresAt), gt(shares.expiresAt, now)),
      ),
    );
  return row;
}
export type OpenShare = NonNullable<Awaited<ReturnType<typeof findOpenShare>>>;

const held = ({ share, root }: OpenShare) => {
  const below = sql`starts_with(${items.slug}, ${`${root.slug}/`})`;
  const whole = share.includeChildren || root.type === 'category';
  return and(
    eq(items.createdBy, share.createdBy),
    eq(items.deleted, false),
    whole ? or(eq(items.id, root.id), and(below, sql`${items.title} <> ''`)) : eq(items.id, root.id),
  );
};

/** The root and what is shared along with it, without texts. */
export const listShared = (db: Database, open: OpenShare): Promise<ItemRow[]> =>
  db
    .select({ ...getTableColumns(items), content: sql<string>`''` })
    .from(items)
    .where(held(open))
    .orderBy(items.id);

export async function findShared(db: Database, open: OpenShare, noteId: string) {
  const [row] = await db
    .select()
    .from(items)
    .where(and(held(open), eq(items.id, noteId)));
  return row;
}

/** Titles of an item's shared parent and shared children. */
export const listSharedAround = (db: Database, open: OpenShare, item: ItemRow) =>
  db
    .select({ id: items.id, title: items.title })
    .from(items)
    .where(
      and(
        held(open),
        or(eq(items.parentId, item.id), item.parentId === null ? undefined : eq(items.id, item.parentId)),
      ),
    );

/** Whether one of the shared texts shows an attachment. */
export async function holdsAttachment(db: Database, open: OpenShare, attachmentId: string) {
  const [row] = await db
    .select({ id: items.id })
    .from(items)
    .where(and(held(open), sql`${items.attachments} @> array[${attachmentId}::uuid]`))
    .limit(1);
  return row !== undefined;
}

export async function countView(tx: Database, id: string, now: Date) {
  const rows = await tx
    .update(shares)
    .set({ views: sql`${shares.views} + 1`, lastViewedAt: now })
    .where(eq(shares.id, id))
    .returning({ views: shares.views });
  // The share may have been removed since it was read; then there is nothing to count.
  return rows[0]?.views ?? 0;
}
