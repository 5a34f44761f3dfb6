import { READ_UNINDEXED } from '@my-note/contract';
import { type AnyColumn, and, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../core/database.ts';
import { type Facts, withFacts } from '../../items/index.ts';
import { items, parents } from '../../items/tables.ts';
import { LITERAL, LITERAL_CHARACTERS, TIERS } from './ranking.rules.ts';
import { itemSearch } from './search.table.ts';
import { indexQueries } from './terms.rules.ts';

/** Limits of what is compared in full, so that a frequent word costs no more than a rare one. */
const TITLE_CANDIDATES = 150;
const TEXT_CANDIDATES = 250;
const NEWEST_CANDIDATES = 150;
const STALE_CHARACTERS = 100_000;
const HIT_CHARACTERS = 200_000;

const { itemId, createdBy, title, body, lexemes } = itemSearch;

const occurs = (column: AnyColumn, term: string) => sql`strpos(${column}, ${term}) > 0`;

const tierOf = (term: string) => sql`case
  when ${title} = ${` ${term} `} then ${TIERS.title}::int
  when starts_with(${title}, ${` ${term}`}) then ${TIERS.titleStart}::int
  when ${occurs(title, ` ${term}`)} then ${TIERS.titleWordStart}::int
  when ${occurs(title, term)} then ${TIERS.titlePart}::int
  when ${occurs(body, ` ${term} `)} then ${TIERS.word}::int
  when ${occurs(body, ` ${term}`)} then ${TIERS.wordStart}::int
  else ${TIERS.part}::int end`;

const holdsAll = (literals: string[]) => {
  const text = sql`lower(${items.title} || ' ' || left(${items.content}, ${LITERAL_CHARACTERS}::int))`;
  return and(...literals.map((literal) => sql`strpos(${text}, ${literal}) > 0`));
};

/** `facts`: what each hit has beside the terms, if that is limited; `excluded`: terms that none has. */
type Search = {
  terms: string[];
  literals: string[];
  facts: Facts | undefined;
  excluded: string[];
  limit: number;
};

/** Entries without any of these terms. */
const without = (excluded: string[]) =>
  and(...excluded.map((term) => sql`not (${occurs(title, term)} or ${occurs(body, term)})`));

/**
 * Reads one snapshot, so that an item which is indexed or changed meanwhile is found exactly once: either as
 * waiting for the index or as indexed.
 */
export const withSnapshot = <T>(db: Database, read: (tx: Database) => Promise<T>) =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** The best indexed items that contain all terms, with their rank; inside a transaction. */
export async function findIndexed(tx: Database, ownerId: string, search: Search) {
  // The planner expects cheap reads of single entries; each is large and stored out of line. And it must not
  // sort an owner's whole list for its newest entries: an index has them in order.
  await tx.execute(sql`select set_config('enable_seqscan', 'off', true),
    set_config('enable_sort', 'off', true), set_config('jit', 'off', true)`);
  return selectIndexed(tx, ownerId, search);
}

function selectIndexed(db: Database, ownerId: string, { terms, literals, facts, excluded, limit }: Search) {
  const tier = sql`(${sql.join(terms.map(tierOf), sql` + `)}) / ${terms.length}::int`;
  const held =
    literals.length > 0 ? sql`case when ${holdsAll(literals)} then ${LITERAL}::int else 0 end` : sql`0`;
  const rank = sql<number>`${tier} + ${held}`;
  return db
    .select({ id: items.id, rank })
    .from(itemSearch)
    .innerJoin(items, eq(items.id, itemId))
    .where(
      and(
        sql`${itemId} in (${candidates(db, ownerId, { terms, facts, excluded })})`,
        eq(items.deleted, false),
        eq(items.searchStale, false),
      ),
    )
    .orderBy(desc(rank), desc(items.updatedAt))
    .limit(limit);
}

/** Ids of items that contain all terms, read only as far as the limits allow. */
function candidates(
  db: Database,
  ownerId: string,
  { terms, facts, excluded }: Pick<Search, 'terms' | 'facts' | 'excluded'>,
) {
  const queries = indexQueries(ownerId, terms);
  const entries = sql`select ${itemId} as id, ${title} as title, ${body} as body from ${itemSearch}`;
  // Once for all parts: without words it may be every item of the owner.
  const allowed = facts && db.select({ id: items.id }).from(items).where(withFacts(ownerId, facts));
  // As a value and not as a condition, which would become a join: that reads the text of every entry before its limit.
  const limited = sql`${allowed ? sql` and coalesce(${itemId} in (select id from allowed), false)` : sql``}${
    excluded.length > 0 ? sql` and ${without(excluded)}` : sql``
  }`;
  const own = sql`${entries} where ${eq(createdBy, ownerId)}${limited}`;
  // As text, so that only the index of the lexemes matches: a database without
  // statistics would use the owner's.
  const matching = (query: string) =>
    sql`${entries} where ${lexemes} @@ ${query}::tsquery and ${createdBy}::text = ${ownerId}${limited}`;
  const inTitle = and(...terms.map((term) => sql`strpos(title, ${term}) > 0`));
  const anywhere = and(
    ...terms.map((term) => sql`(strpos(title, ${term}) > 0 or strpos(body, ${term}) > 0)`),
  );
  return sql`with ${allowed ? sql`allowed as materialized (${allowed}),` : sql``}
    by_title as (${matching(queries.title)}),
    by_text as (${matching(queries.text)}),
    newest as (${own} order by ${itemId} desc limit ${NEWEST_CANDIDATES}::int),
    unindexed as (${own} and ${lexemes} is null)
    (select id from by_title where ${inTitle} limit ${TITLE_CANDIDATES}::int)
    union (select id from by_text where ${anywhere} limit ${TEXT_CANDIDATES}::int)
    union (select id from newest where ${anywhere})
    union (select id from unindexed where ${anywhere})`;
}

/** Items with some facts, those changed last first. The index of texts is read only until enough are found. */
export async function findNewest(
  tx: Database,
  ownerId: string,
  { facts, excluded, limit }: Omit<Search, 'terms' | 'literals'> & { facts: Facts },
) {
  const newest = tx
    .select({ id: items.id, searchStale: items.searchStale, updatedAt: items.updatedAt })
    .from(items)
    .where(withFacts(ownerId, facts))
    .orderBy(desc(items.updatedAt), items.id);
  if (excluded.length === 0) return (await newest.limit(limit)).map(({ id }) => id);
  const sorted = newest.offset(0).as('newest');
  const rows = await tx
    .select({ id: sorted.id })
    .from(sorted)
    .where(
      and(
        eq(sorted.searchStale, false),
        sql`(select ${without(excluded)} from ${itemSearch} where ${itemId} = ${sorted.id} offset 0)`,
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

const stale = (ownerId: string) =>
  and(eq(items.createdBy, ownerId), eq(items.searchStale, true), eq(items.deleted, false));

/** Items with some facts that changed since they were indexed, newest first, as many as a search can read itself. */
export async function readStale(db: Database, ownerId: string, facts: Facts | undefined) {
  const rows = await db
    .select({
      id: items.id,
      title: items.title,
      content: sql<string>`left(${items.content}, ${STALE_CHARACTERS}::int)`,
    })
    .from(items)
    .where(and(stale(ownerId), facts && withFacts(ownerId, facts)))
    .orderBy(desc(items.updatedAt))
    .limit(READ_UNINDEXED);
  if (!facts && rows.length < READ_UNINDEXED) return { rows, pending: rows.length };
  const [total] = await db.select({ pending: count() }).from(items).where(stale(ownerId));
  return { rows, pending: total?.pending ?? rows.length };
}

export const readHits = (db: Database, ownerId: string, ids: string[]) =>
  db
    .select({
      ...getTableColumns(items),
      content: sql<string>`left(${items.content}, ${HIT_CHARACTERS}::int)`,
      category: { _id: parents.id, title: parents.title },
    })
    .from(items)
    .leftJoin(parents, eq(parents.id, items.parentId))
    .where(and(eq(items.createdBy, ownerId), eq(items.deleted, false), inArray(items.id, ids)));
