import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { gatherCalls } from '../../core/database/gather-calls.ts';
import { type Database, oneRow, prepareOnce } from '../../core/database.ts';
import { itemNotFound, noteNotFound } from './items.errors.ts';
import type { Item } from './items.rules.ts';
import { type ItemRow, itemAliases, items, parents } from './items.table.ts';

/** The video of a note, in a query of `items` under their own name. */
export const videoOfItem = sql<string | null>`(
  select state.video from youtube_video_states as state
  where state.note_id = items.id and state.created_by = items.created_by limit 1)`;

const selectAll = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      ...getTableColumns(items),
      category: { _id: parents.id, title: parents.title },
      video: videoOfItem,
    })
    .from(items)
    .leftJoin(parents, eq(parents.id, items.parentId))
    .where(condition);

const selectItems = (db: Database, ownerId: string | Placeholder, condition: SQL | undefined) =>
  selectAll(db, and(eq(items.createdBy, ownerId), condition));

const itemById = prepareOnce((db) =>
  selectItems(db, sql.placeholder('ownerId'), eq(items.id, sql.placeholder('id'))).prepare('item_by_id'),
);

/** Living or trashed. */
export async function findItem(db: Database, ownerId: string, id: string): Promise<Item | undefined> {
  const [item] = await itemById(db).execute({ ownerId, id });
  return item;
}

export async function requireItem(db: Database, ownerId: string, id: string): Promise<Item> {
  const item = await findItem(db, ownerId, id);
  if (!item) throw itemNotFound();
  return item;
}

const itemsById = prepareOnce((db) =>
  selectAll(db, sql`${items.id} = any(${sql.placeholder('ids')}::uuid[])`).prepare('items_by_id'),
);

type Wanted = { ownerId: string; id: string };
const keyOf = ({ ownerId, id }: Wanted) => `${ownerId} ${id}`;

const gathered = prepareOnce((db) =>
  gatherCalls<Wanted, Item>(
    async (keys) => {
      const ids = [...new Set(keys.map(({ id }) => id))];
      const rows: Item[] = await itemsById(db).execute({ ids: `{${ids.join(',')}}` });
      // An item of somebody else is not found: its key has another owner.
      const byKey = new Map(rows.map((row) => [keyOf({ ownerId: row.createdBy, id: row.id }), row]));
      return keys.map((key) => byKey.get(keyOf(key)));
    },
    { most: 32 },
  ),
);

/** A living note or category outside of a transaction, read together with what others read at that time. */
export async function readLiving(db: Database, ownerId: string, id: string): Promise<Item | undefined> {
  const item = await gathered(db)({ ownerId, id: id.toLowerCase() });
  return item?.deleted ? undefined : item;
}

/** A living note or category. */
export async function requireLiving(db: Database, ownerId: string, id: string): Promise<Item> {
  const item = await findLiving(db, ownerId, id);
  if (!item) throw noteNotFound();
  return item;
}

/**
 * Several items, living or trashed, the last trashed first: an item trashed from inside a category was
 * trashed before it. Slugs do not show that, because only those of living items follow a renamed parent.
 */
export const findItems = (db: Database, ownerId: string, ids: string[]): Promise<Item[]> =>
  selectItems(db, ownerId, inArray(items.id, ids)).orderBy(
    desc(items.deletedAt),
    sql`length(${items.slug})`,
    items.id,
  );

export async function findLiving(db: Database, ownerId: string, id: string): Promise<Item | undefined> {
  const item = await findItem(db, ownerId, id);
  return item?.deleted ? undefined : item;
}

/** By the slug at the time of trashing; of several the last. */
export async function findTrashedBySlug(db: Database, ownerId: string, slug: string) {
  const [item] = await selectItems(db, ownerId, and(isNotNull(items.trashRoot), eq(items.slug, slug)))
    .orderBy(desc(items.deletedAt), desc(items.id))
    .limit(1);
  return item;
}

/** By a former slug of a living item. */
export async function findByAlias(db: Database, ownerId: string, slug: string): Promise<Item | undefined> {
  const former = db
    .select({ id: itemAliases.itemId })
    .from(itemAliases)
    .where(and(eq(itemAliases.createdBy, ownerId), eq(itemAliases.slug, slug)));
  const [renamed] = await selectItems(
    db,
    ownerId,
    and(eq(items.deleted, false), sql`${items.id} in ${former}`),
  );
  return renamed;
}

/** Former slugs of some items. */
export const listAliases = (db: Database, ownerId: string, ids: string[]) =>
  db
    .select({ itemId: itemAliases.itemId, slug: itemAliases.slug })
    .from(itemAliases)
    .where(and(eq(itemAliases.createdBy, ownerId), inArray(itemAliases.itemId, ids)));

/** More than spaces and line breaks. */
export const hasText = sql`(${items.content} ~ '\\S')`;

/** The newest note with neither a title nor a text. */
export async function findNewestDraft(db: Database, ownerId: string): Promise<Item | undefined> {
  const empty = and(
    eq(items.deleted, false),
    eq(items.type, 'note'),
    eq(items.title, ''),
    sql`not ${hasText}`,
  );
  const [draft] = await selectItems(db, ownerId, empty).orderBy(desc(items.id)).limit(1);
  return draft;
}

type NewItem = typeof items.$inferInsert;
export async function insertItem(db: Database, item: NewItem): Promise<ItemRow> {
  return oneRow(await db.insert(items).values(item).returning());
}

export async function updateItem(db: Database, ownerId: string, id: string, changes: Partial<NewItem>) {
  const rows = await db
    .update(items)
    .set(changes)
    .where(and(eq(items.createdBy, ownerId), eq(items.id, id)))
    .returning();
  return oneRow(rows);
}
