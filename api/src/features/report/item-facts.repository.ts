import { type AnyColumn, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../core/database.ts';
import { items, itemVersions, parents } from '../../items/tables.ts';
import { dateOf } from './report.rules.ts';

/** Whole days (UTC) since 1970. */
const day = (column: AnyColumn) => sql`((${column} at time zone 'UTC')::date - date '1970-01-01')`;
const changedOn = sql`case when ${items.updatedAt} > ${items.createdAt} then ${day(items.updatedAt)} end`;

/** Results of `grouping`: a bit is set for each of the three columns that a row is not grouped by. */
const BY = { made: 0b011, changed: 0b101, parent: 0b110 };
const rowsSchema = z.array(
  z.tuple([
    z.tuple([
      z.int(),
      z.nullable(z.int()),
      z.nullable(z.uuid()),
      z.nullable(z.string()),
      z.nullable(z.string()),
    ]),
    z.tuple([z.int(), z.int(), z.int(), z.int(), z.int(), z.int(), z.int(), z.int()]),
  ]),
);
type Row = z.infer<typeof rowsSchema>[number];
export type Facts = ReturnType<typeof toFacts>;

/**
 * What the living items of an owner add up to: by the days they were made and last changed on, and by parent. One
 * scan and one JSON text as the result, because the embedded database is slow at both.
 */
export async function readItemFacts(db: Database, ownerId: string, firstDay: number) {
  const lately = sql`${items.updatedAt} >= ${dateOf(firstDay)}::date - 1`;
  const living = sql`select ${items.type} = 'note' as note, ${items.type} = 'note' and ${items.title} <> '' as titled,
      ${items.pinned} as pinned, ${items.words} as words, ${items.characters} as characters,
      octet_length(${items.content}) as bytes, ${items.parentId} as parent, ${day(items.createdAt)} as made,
      case when ${lately} then ${changedOn} end as changed
    from ${items} where ${items.createdBy} = ${ownerId} and not ${items.deleted}`;
  // Categories have no text, so that sums need not leave them out.
  const grouped = sql`(select grouping(made, changed, parent) as kind, coalesce(made, changed) as day, parent,
      json_build_array(count(*), count(*) filter (where note), count(*) filter (where titled),
        count(*) filter (where pinned), sum(words), coalesce(sum(words) filter (where titled), 0), sum(characters),
        sum(bytes)) as facts
    from (${living}) as living group by grouping sets ((made), (changed), (parent))) as grouped`;
  const [row] = await db
    .select({
      text: sql<string>`coalesce(json_agg(json_build_array(
        json_build_array(kind, day, ${parents.id}, ${parents.title}, ${parents.slug}), facts)), '[]')::text`,
    })
    .from(grouped)
    .leftJoin(parents, sql`${parents.id} = parent`);
  const rows = rowsSchema.parse(JSON.parse(row?.text ?? '[]')).map(toFacts);
  const by = (wanted: number) => rows.filter(({ kind }) => kind === wanted);
  return { byMade: by(BY.made), byChanged: by(BY.changed), byParent: by(BY.parent) };
}

function toFacts([[kind, on, parentId, title, slug], numbers]: Row) {
  const [count, notes, titled, pinned, words, titledWords, characters, bytes] = numbers;
  const facts = { items: count, notes, titled, pinned, words, titledWords, characters, bytes };
  return { kind, day: on, parent: { _id: parentId, title: title ?? '', slug }, ...facts };
}

/**
 * The versions of an owner: bytes of those of living notes, and by day how many notes have a version of it, without
 * notes that were last changed on the same day.
 */
export async function readVersionFacts(db: Database, ownerId: string, firstDay: number) {
  const perDay = sql`(select ${itemVersions.itemId} as item_id, ${day(itemVersions.createdAt)} as day,
      sum(octet_length(${itemVersions.content})) as bytes
    from ${itemVersions} where ${itemVersions.createdBy} = ${ownerId} group by 1, 2) as per_day`;
  const known = sql`not ${items.deleted} and ${changedOn} is not distinct from day`;
  const rows = await db
    .select({
      day: sql<number>`greatest(day, ${firstDay - 1}::int)`.as('on_day'),
      changed: sql<number>`count(*) filter (where not (${known}))`.mapWith(Number),
      bytes: sql<number>`coalesce(sum(bytes) filter (where not ${items.deleted}), 0)`.mapWith(Number),
    })
    .from(perDay)
    .innerJoin(items, sql`${items.id} = item_id`)
    .groupBy(sql`on_day`);
  return { byDay: rows, bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0) };
}
