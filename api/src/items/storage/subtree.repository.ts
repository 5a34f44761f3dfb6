import { and, eq, getTableColumns, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../core/database.ts';
import { type ItemRow, itemAliases, items } from './items.table.ts';

/** Rows with this slug or below it. */
const under = (slug: string) => or(eq(items.slug, slug), sql`starts_with(${items.slug}, ${`${slug}/`})`);
const livingOf = (ownerId: string) => and(eq(items.createdBy, ownerId), eq(items.deleted, false));
const moved = (from: string, to: string) =>
  sql`${to}::text || substr(${items.slug}, length(${from}::text) + 1)`;

/** Changes the slugs of a living item and its descendants and adds aliases. Returns the longest, in bytes. */
export async function moveSlugs(tx: Database, ownerId: string, from: string, to: string): Promise<number> {
  await keepAliases(tx, ownerId, and(livingOf(ownerId), under(from)));
  return longest(
    await tx
      .update(items)
      .set({ slug: moved(from, to) })
      .where(and(livingOf(ownerId), under(from)))
      .returning({ slug: items.slug }),
  );
}

const longest = (rows: { slug: string }[]) =>
  rows.reduce((length, { slug }) => Math.max(length, Buffer.byteLength(slug)), 0);

async function keepAliases(tx: Database, ownerId: string, condition: SQL | undefined) {
  const former = tx
    .select({ createdBy: items.createdBy, slug: items.slug, itemId: items.id })
    .from(items)
    .where(and(eq(items.createdBy, ownerId), condition));
  await tx
    .insert(itemAliases)
    .select(former)
    .onConflictDoUpdate({
      target: [itemAliases.createdBy, itemAliases.slug],
      set: { itemId: sql`excluded.item_id` },
    });
}

/** Segments in use among the living children of a parent, except that of one item. */
export async function takenSegments(
  tx: Database,
  ownerId: string,
  parent: ItemRow | undefined,
  exceptId?: string,
) {
  const prefix = parent ? `${parent.slug}/` : '';
  const children = parent ? eq(items.parentId, parent.id) : sql`${items.parentId} is null`;
  const rows = await tx
    .select({ slug: items.slug })
    .from(items)
    .where(and(livingOf(ownerId), children, exceptId === undefined ? undefined : ne(items.id, exceptId)));
  return new Set(rows.map(({ slug }) => slug.slice(prefix.length)));
}

export async function isSlugTaken(tx: Database, ownerId: string, slug: string, exceptId?: string) {
  const [row] = await tx
    .select({ id: items.id })
    .from(items)
    .where(and(livingOf(ownerId), eq(items.slug, slug)));
  return row !== undefined && row.id !== exceptId;
}

export async function trashSubtree(tx: Database, ownerId: string, root: ItemRow, now: Date) {
  return tx
    .update(items)
    .set({ deleted: true, deletedAt: now, trashRoot: root.id })
    .where(and(livingOf(ownerId), under(root.slug)))
    .returning({ id: items.id });
}

/** Restores an item and its descendants of the same trash entry, under a new slug. */
export async function restoreSubtree(tx: Database, ownerId: string, root: ItemRow, slug: string) {
  const sameEntry = and(eq(items.createdBy, ownerId), eq(items.deleted, true), trashEntry(root));
  if (slug !== root.slug) await keepAliases(tx, ownerId, and(sameEntry, under(root.slug)));
  const rows = await tx
    .update(items)
    .set({ deleted: false, deletedAt: null, trashRoot: null, slug: moved(root.slug, slug) })
    .where(and(sameEntry, under(root.slug)))
    .returning({ slug: items.slug });
  return longest(rows);
}

/** The columns of deleted rows that the caller needs. */
const gone = { id: items.id, parentId: items.parentId, attachments: items.attachments };

const trashEntry = (item: ItemRow) => eq(items.trashRoot, item.trashRoot ?? item.id);

/** Permanently deletes the items of a trash entry; entries inside move up to its parent. */
export async function deleteTrashEntry(tx: Database, ownerId: string, root: ItemRow) {
  const entry = and(
    eq(items.createdBy, ownerId),
    eq(items.deleted, true),
    under(root.slug),
    trashEntry(root),
  );
  const ids = tx.select({ id: items.id }).from(items).where(entry);
  await tx
    .update(items)
    .set({ parentId: root.parentId })
    .where(and(eq(items.createdBy, ownerId), inArray(items.parentId, ids), sql`not (${entry})`));
  return tx.delete(items).where(entry).returning(gone);
}

/** Deletes every trash entry of an owner. */
export const deleteTrash = (tx: Database, ownerId: string) =>
  tx
    .delete(items)
    .where(and(eq(items.createdBy, ownerId), eq(items.deleted, true), isNotNull(items.trashRoot)))
    .returning(gone);

/** Trash entries of all owners that are older than a time. */
export const listOldTrash = (db: Database, before: Date) =>
  db
    .select({ ...getTableColumns(items), content: sql<string>`''` })
    .from(items)
    .where(and(eq(items.deleted, true), eq(items.trashRoot, items.id), lt(items.deletedAt, before)))
    .limit(500);

export const deleteItem = (tx: Database, ownerId: string, id: string) =>
  tx
    .delete(items)
    .where(and(eq(items.createdBy, ownerId), eq(items.id, id)))
    .returning(gone);

/** The living descendants of an item, with their former slugs kept and a temporary unique slug. */
export async function detachSubtree(tx: Database, ownerId: string, parent: ItemRow) {
  const below = and(livingOf(ownerId), sql`starts_with(${items.slug}, ${`${parent.slug}/`})`);
  await keepAliases(tx, ownerId, below);
  const rows = await tx
    .select({ id: items.id, slug: items.slug, parentId: items.parentId })
    .from(items)
    .where(below)
    .orderBy(items.id);
  // No slug contains a tilde.
  await tx
    .update(items)
    .set({ slug: sql`'~' || ${items.id}` })
    .where(below);
  return rows;
}

export async function setSlugs(tx: Database, ownerId: string, slugs: { id: string; slug: string }[]) {
  if (slugs.length === 0) return;
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(slugs)}::jsonb) as wanted(id uuid, slug text)`;
  const rows = await tx
    .update(items)
    .set({ slug: sql`wanted.slug` })
    .from(sql`${wanted}`)
    .where(and(eq(items.createdBy, ownerId), sql`wanted.id = ${items.id}`))
    .returning({ id: items.id });
  if (rows.length !== slugs.length) throw new Error(`${rows.length} of ${slugs.length} slugs were written`);
}

/** Trashed children move along, so that their place of restoration exists. */
export async function moveChildrenUp(tx: Database, ownerId: string, from: ItemRow, now: Date) {
  await tx
    .update(items)
    .set({ parentId: from.parentId, version: sql`${items.version} + 1`, updatedAt: now })
    .where(and(eq(items.createdBy, ownerId), eq(items.parentId, from.id)));
}
