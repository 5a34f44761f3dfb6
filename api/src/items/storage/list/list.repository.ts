import { and, arrayContains, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database.ts';
import { isoText } from '../../../core/text/iso-text.ts';
import { hasText } from '../items.repository.ts';
import { type ItemRow, items, parents } from '../items.table.ts';

type Wanted = { where: SQL | undefined; orderBy: SQL; withDeletedAt?: boolean };

/** Items that the database sends as one text: the texts of a large list need no buffer for all of it. */
const PART = 500;

/** List items as JSON texts, built by the database: ten thousand rows never become objects here. */
async function readTexts(db: Database, ownerId: string, { where, orderBy, withDeletedAt }: Wanted) {
  const deletedAt = withDeletedAt ? sql`, 'deletedAt', ${isoText(items.deletedAt)}` : sql``;
  const fields = sql`'_id', ${items.id}, 'title', ${items.title}, 'slug', ${items.slug}, 'type', ${items.type},
    'category', case when ${parents.id} is null then null
      else json_build_object('_id', ${parents.id}, 'title', ${parents.title}) end,
    'order', ${items.order}, 'pinned', ${items.pinned}, 'updatedAt', ${isoText(items.updatedAt)}${deletedAt}`;
  // Facts that few items have are left out where they say nothing.
  const rare = sql`json_strip_nulls(json_build_object('icon', ${items.icon},
    'locked', nullif(${items.locked}, false), 'hasText', case when ${items.title} = '' then ${hasText} end))`;
  const item = sql`case when ${items.title} = '' or ${items.icon} is not null or ${items.locked}
    then (json_build_object(${fields})::jsonb || ${rare}::jsonb)::json else json_build_object(${fields}) end`;
  const rows = db
    .select({
      text: sql<string>`(${item})::text`.as('text'),
      place: sql<number>`row_number() over (order by ${orderBy})`.as('place'),
    })
    .from(items)
    .leftJoin(parents, eq(parents.id, items.parentId))
    .where(and(eq(items.createdBy, ownerId), where))
    .as('rows');
  const part = sql`(${rows.place} - 1) / ${sql.raw(String(PART))}`;
  const parts = await db
    .select({ text: sql<string>`string_agg(${rows.text}, ', ' order by ${rows.place})` })
    .from(rows)
    .groupBy(part)
    .orderBy(part);
  return parts.map(({ text }, at) => (at === 0 ? text : `, ${text}`));
}

const readText = async (...args: Parameters<typeof readTexts>) => `[${(await readTexts(...args)).join('')}]`;

const living = eq(items.deleted, false);

/** In pieces, which together are the items of a JSON list. */
export const readListTexts = (db: Database, ownerId: string) =>
  readTexts(db, ownerId, { where: living, orderBy: sql`${items.id}` });

/** Entries of the trash, without the items that were trashed with them. */
export const readTrashText = (db: Database, ownerId: string) =>
  readText(db, ownerId, {
    where: and(eq(items.deleted, true), eq(items.trashRoot, items.id)),
    orderBy: sql`${items.deletedAt} desc, ${items.id} desc`,
    withDeletedAt: true,
  });

/** The descendants of an item that were trashed with it, each item before its own. */
export const readTrashedText = (db: Database, ownerId: string, item: Pick<ItemRow, 'slug' | 'trashRoot'>) =>
  readText(db, ownerId, {
    where: and(
      eq(items.deleted, true),
      item.trashRoot === null ? sql`false` : eq(items.trashRoot, item.trashRoot),
      sql`starts_with(${items.slug}, ${`${item.slug}/`})`,
    ),
    // By segments: as plain text "a-b" would be between "a" and "a/c".
    orderBy: sql`string_to_array(${items.slug}, '/')`,
  });

/** Living notes whose text links to an item. */
export const readBacklinksText = (db: Database, ownerId: string, id: string) =>
  readText(db, ownerId, {
    where: and(living, arrayContains(items.links, [id])),
    orderBy: sql`${items.updatedAt} desc, ${items.id}`,
  });

/** Living items by their ids, those changed last first. */
export const readItemsText = (db: Database, ownerId: string, ids: string[]) =>
  readText(db, ownerId, {
    where: and(living, inArray(items.id, ids)),
    orderBy: sql`${items.updatedAt} desc, ${items.id}`,
  });

/** The beginnings of the texts of living items, without their order. */
export const readPreviews = (db: Database, ownerId: string, ids: string[]) =>
  db
    .select({ _id: items.id, excerpt: items.excerpt })
    .from(items)
    .where(and(eq(items.createdBy, ownerId), living, inArray(items.id, ids)));
