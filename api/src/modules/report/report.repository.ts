import { and, count, desc, eq, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { items } from '../items/items.table.ts';
import { shares } from '../shares/shares.table.ts';
import { itemVersions } from '../versions/versions.table.ts';

const LARGEST = 10;
const DAYS = 365;
const parents = alias(items, 'parents');
const living = (ownerId: string) => and(eq(items.createdBy, ownerId), eq(items.deleted, false));
const isNote = eq(items.type, 'note');
const number = (value: ReturnType<typeof sum>) => sql<number>`coalesce(${value}, 0)`.mapWith(Number);
const countIf = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

export async function readTotals(db: Database, ownerId: string) {
  const note = sql`${items.type} = 'note' and not ${items.deleted}`;
  const [row] = await db
    .select({
      notes: countIf(sql`${note} and ${items.title} <> ''`),
      drafts: countIf(sql`${note} and ${items.title} = ''`),
      categories: countIf(sql`${items.type} = 'category' and not ${items.deleted}`),
      pinned: countIf(sql`${items.pinned} and not ${items.deleted}`),
      trashed: countIf(sql`${items.trashRoot} = ${items.id}`),
      words: number(sql`sum(${items.words}) filter (where ${note})`),
      characters: number(sql`sum(${items.characters}) filter (where ${note})`),
    })
    .from(items)
    .where(eq(items.createdBy, ownerId));
  return row;
}

/** A note counts once a day, on which it was made or changed as far as its kept versions tell. */
export function readActivity(db: Database, ownerId: string, today: Date) {
  const last = sql`${today.toISOString().slice(0, 10)}::date`;
  const first = sql`${last} - ${DAYS - 1}::int`;
  const day = (column: typeof items.createdAt | typeof itemVersions.createdAt) =>
    sql`(${column} at time zone 'UTC')::date`;
  const days = sql`(
    with made as (
      select ${day(items.createdAt)} as day, count(*)::int as n from ${items}
      where ${living(ownerId)} and ${items.createdAt} >= ${first} group by 1
    ), changed as (
      select day, count(*)::int as n from (
        select ${day(items.updatedAt)} as day, ${items.id} as id from ${items}
        where ${living(ownerId)} and ${items.updatedAt} >= ${first} and ${items.updatedAt} > ${items.createdAt}
        union
        select ${day(itemVersions.createdAt)}, ${itemVersions.itemId} from ${itemVersions}
        where ${itemVersions.createdBy} = ${ownerId} and ${itemVersions.createdAt} >= ${first}
      ) as each_day group by day
    )
    select d::date as day, coalesce(made.n, 0) as created, coalesce(changed.n, 0) as updated
    from generate_series(${first}, ${last}, interval '1 day') as d
    left join made on made.day = d::date left join changed on changed.day = d::date
  ) as days`;
  return db
    .select({
      date: sql<string>`to_char(days.day, 'YYYY-MM-DD')`,
      created: sql<number>`days.created`,
      updated: sql<number>`days.updated`,
    })
    .from(days)
    .orderBy(sql`days.day`);
}

export const readLargest = (db: Database, ownerId: string) =>
  db
    .select({
      _id: items.id,
      title: items.title,
      slug: items.slug,
      words: items.words,
      characters: items.characters,
    })
    .from(items)
    .where(and(living(ownerId), isNote, sql`${items.characters} > 0`))
    .orderBy(desc(items.characters), items.id)
    .limit(LARGEST);

export const readByCategory = (db: Database, ownerId: string) => {
  const perParent = db
    .select({
      parentId: items.parentId,
      notes: count().as('note_count'),
      words: number(sum(items.words)).as('word_count'),
    })
    .from(items)
    .where(and(living(ownerId), isNote))
    .groupBy(items.parentId)
    .as('per_parent');
  return db
    .select({
      _id: parents.id,
      title: sql<string>`coalesce(${parents.title}, '')`,
      notes: perParent.notes,
      words: perParent.words,
    })
    .from(perParent)
    .leftJoin(parents, eq(parents.id, perParent.parentId))
    .orderBy(desc(perParent.words), parents.title);
};

export const readShares = (db: Database, ownerId: string) =>
  db
    .select({ _id: items.id, title: items.title, views: shares.views, lastViewedAt: shares.lastViewedAt })
    .from(shares)
    .innerJoin(items, eq(items.id, shares.itemId))
    .where(and(eq(shares.createdBy, ownerId), eq(items.deleted, false)))
    .orderBy(desc(shares.views), items.title);
