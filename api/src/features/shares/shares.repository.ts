import { and, desc, eq, getTableColumns, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { type Database, oneRow } from '../../core/database.ts';
import { type ItemRow, isUsable, itemAliases, items, parents, users } from '../../items/tables.ts';
import { itemSearch } from '../search/search.table.ts';
import { type ShareRow, shares } from './shares.table.ts';

/** The length of a text that is scanned for a hit to show. */
const HIT_CHARACTERS = 200_000;
/** Texts that are not indexed are folded here, while other requests wait. */
const STALE_CHARACTERS = 20_000;

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

export async function updateShare(tx: Database, id: string, changes: Partial<typeof shares.$inferInsert>) {
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

/** A share that can be opened now, with its root: not expired, the root not in the trash, the owner not disabled. */
export async function findOpenShare(db: Database, shareId: string, now: Date) {
  const [row] = await db
    .select({ share: shares, root: items })
    .from(shares)
    .innerJoin(items, eq(items.id, shares.itemId))
    .innerJoin(users, eq(users.id, shares.createdBy))
    .where(
      and(
        eq(shares.shareId, shareId),
        isUsable(),
        eq(items.deleted, false),
        or(isNull(shares.expiresAt), gt(shares.expiresAt, now)),
      ),
    );
  return row;
}
export type OpenShare = NonNullable<Awaited<ReturnType<typeof findOpenShare>>>;

/** Whether a share contains the descendants of its root too. */
export const isWhole = ({ share, root }: OpenShare): boolean =>
  share.includeChildren || root.type === 'category';

const held = (open: OpenShare) => {
  const { share, root } = open;
  const below = sql`starts_with(${items.slug}, ${`${root.slug}/`})`;
  return and(
    eq(items.createdBy, share.createdBy),
    eq(items.deleted, false),
    isWhole(open) ? or(eq(items.id, root.id), and(below, sql`${items.title} <> ''`)) : eq(items.id, root.id),
  );
};

/** The root and the items shared with it, without texts. */
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

/** The shared items that have one of these slugs, or had it before, by slug. */
export async function findSharedAt(db: Database, open: OpenShare, slugs: string[]) {
  if (slugs.length === 0) return [];
  const former = await db
    .select({ slug: itemAliases.slug, id: items.id })
    .from(itemAliases)
    .innerJoin(items, eq(items.id, itemAliases.itemId))
    .where(
      and(held(open), eq(itemAliases.createdBy, open.share.createdBy), inArray(itemAliases.slug, slugs)),
    );
  const present = await db
    .select({ slug: items.slug, id: items.id })
    .from(items)
    .where(and(held(open), inArray(items.slug, slugs)));
  return [...former, ...present];
}

/** Shared items that are indexed and contain all of these folded words, with the beginning of their texts. */
export function searchShared(db: Database, open: OpenShare, terms: string[], limit: number) {
  const { title, body } = itemSearch;
  const inTitle = and(...terms.map((term) => sql`strpos(${title}, ${term}) > 0`));
  const anywhere = terms.map((term) => sql`(strpos(${title}, ${term}) > 0 or strpos(${body}, ${term}) > 0)`);
  return db
    .select({
      ...getTableColumns(items),
      content: sql<string>`left(${items.content}, ${HIT_CHARACTERS}::int)`,
    })
    .from(items)
    .innerJoin(itemSearch, eq(itemSearch.itemId, items.id))
    .where(and(held(open), eq(items.searchStale, false), ...anywhere))
    .orderBy(sql`(${inTitle}) desc`, desc(items.updatedAt), items.id)
    .limit(limit);
}

/** Shared items that changed since they were indexed, newest first, with the beginning of their texts. */
export const listStaleShared = (db: Database, open: OpenShare, limit: number) =>
  db
    .select({
      ...getTableColumns(items),
      content: sql<string>`left(${items.content}, ${STALE_CHARACTERS}::int)`,
    })
    .from(items)
    .where(and(held(open), eq(items.searchStale, true)))
    .orderBy(desc(items.updatedAt))
    .limit(limit);

/** An item with a link of its own that is open to everybody: its owner lets all read it. */
const isOpenToAll = ({ share }: OpenShare, now: Date) =>
  and(
    eq(shares.createdBy, share.createdBy),
    eq(items.createdBy, share.createdBy),
    eq(items.deleted, false),
    isNull(shares.passwordHash),
    or(isNull(shares.expiresAt), gt(shares.expiresAt, now)),
  );

/** Which of these notes a visitor of a share may read: those in it, and those that are open to everybody anyway. */
export async function findReadable(db: Database, open: OpenShare, ids: string[], now: Date) {
  if (ids.length === 0) return { inside: [], outside: [] };
  const id = items.id;
  const here = await db
    .select({ id })
    .from(items)
    .where(and(held(open), inArray(id, ids)));
  const inside = here.map((each) => each.id);
  const anywhere = await db
    .select({ id })
    .from(shares)
    .innerJoin(items, eq(id, shares.itemId))
    .where(and(isOpenToAll(open, now), inArray(id, ids)));
  return { inside, outside: anywhere.map((each) => each.id).filter((each) => !inside.includes(each)) };
}

/** An item outside of a share, of the same person, that is open to everybody anyway. */
export async function findOpenToAll(db: Database, open: OpenShare, id: string, now: Date) {
  const [row] = await db
    .select(getTableColumns(items))
    .from(shares)
    .innerJoin(items, eq(items.id, shares.itemId))
    .where(and(isOpenToAll(open, now), eq(items.id, id)));
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
  // The share may have been removed since it was read; then nothing is counted.
  return rows[0]?.views ?? 0;
}

/** Expired shares whose owners were not notified yet; from now on they count as notified. */
export function takeExpired(tx: Database, now: Date) {
  const expired = tx
    .select({ id: shares.id })
    .from(shares)
    .where(and(lte(shares.expiresAt, now), isNull(shares.expiryToldAt)))
    .limit(100)
    .for('update', { skipLocked: true });
  return tx
    .update(shares)
    .set({ expiryToldAt: now })
    .from(items)
    .where(and(inArray(shares.id, expired), eq(items.id, shares.itemId)))
    .returning({ createdBy: shares.createdBy, title: items.title });
}
