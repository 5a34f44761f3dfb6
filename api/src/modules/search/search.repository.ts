import { type AnyColumn, and, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { items } from '../items/items.table.ts';
import { itemSearch } from './search.table.ts';
import { indexQueries } from './terms.ts';
import { TIERS } from './tiers.ts';

/** Bounds of what is compared in full: a word that is everywhere costs no more than a rare one. */
const TITLE_CANDIDATES = 300;
const TEXT_CANDIDATES = 500;
const NEWEST_CANDIDATES = 200;
const MAX_STALE = 100;
const STALE_CHARACTERS = 100_000;

const { itemId, createdBy, title, body } = itemSearch;
const parents = alias(items, 'parents');

const occurs = (column: AnyColumn, term: string) => sql`strpos(${column}, ${term}) > 0`;
const anywhere = (terms: string[]) =>
  and(...terms.map((term) => sql`(${occurs(title, term)} or ${occurs(body, term)})`));

const tierOf = (term: string) => sql`case
  when ${title} = ${` ${term} `} then ${TIERS.title}::int
  when starts_with(${title}, ${` ${term}`}) then ${TIERS.titleStart}::int
  when ${occurs(title, ` ${term}`)} then ${TIERS.titleWordStart}::int
  when ${occurs(title, term)} then ${TIERS.titlePart}::int
  when ${occurs(body, ` ${term} `)} then ${TIERS.word}::int
  when ${occurs(body, ` ${term}`)} then ${TIERS.wordStart}::int
  else ${TIERS.part}::int end`;

type Search = { terms: string[]; limit: number };

/** The best indexed items that hold all terms, with their rank. */
export function findIndexed(db: Database, ownerId: string, { terms, limit }: Search) {
  const queries = indexQueries(ownerId, terms);
  const own = eq(createdBy, ownerId);
  const ids = () => db.select({ id: itemId }).from(itemSearch);
  const matching = (query: string) => sql`${itemSearch.lexemes} @@ ${query}::tsquery`;

  const byTitle = ids()
    .where(and(matching(queries.title), own, ...terms.map((term) => occurs(title, term))))
    .limit(TITLE_CANDIDATES);
  const byText = ids()
    .where(and(matching(queries.text), own, anywhere(terms)))
    .limit(TEXT_CANDIDATES);
  const newest = db
    .select({ id: itemId, title, body })
    .from(itemSearch)
    .where(own)
    .orderBy(desc(itemId))
    .limit(NEWEST_CANDIDATES)
    .as('newest');
  const amongNewest = db
    .select({ id: newest.id })
    .from(newest)
    .where(
      and(
        ...terms.map(
          (term) => sql`(strpos(${newest.title}, ${term}) > 0 or strpos(${newest.body}, ${term}) > 0)`,
        ),
      ),
    );
  const unindexed = ids().where(and(own, sql`${itemSearch.lexemes} is null`, anywhere(terms)));

  const rank = sql<number>`(${sql.join(terms.map(tierOf), sql` + `)}) / ${terms.length}::int`;
  return db
    .select({ id: items.id, rank })
    .from(itemSearch)
    .innerJoin(items, eq(items.id, itemId))
    .where(
      and(
        sql`${itemId} in (${byTitle} union ${byText} union ${amongNewest} union ${unindexed})`,
        eq(items.deleted, false),
        eq(items.searchStale, false),
      ),
    )
    .orderBy(desc(rank), desc(items.updatedAt))
    .limit(limit);
}

const stale = (ownerId: string) =>
  and(eq(items.createdBy, ownerId), eq(items.searchStale, true), eq(items.deleted, false));

/** Items that changed since they were indexed, newest first, as far as a search can read them itself. */
export async function readStale(db: Database, ownerId: string) {
  const rows = await db
    .select({
      id: items.id,
      title: items.title,
      content: sql<string>`left(${items.content}, ${STALE_CHARACTERS}::int)`,
    })
    .from(items)
    .where(stale(ownerId))
    .orderBy(desc(items.updatedAt))
    .limit(MAX_STALE);
  if (rows.length < MAX_STALE) return { rows, pending: rows.length };
  const [total] = await db.select({ pending: count() }).from(items).where(stale(ownerId));
  return { rows, pending: total?.pending ?? rows.length };
}

export const readHits = (db: Database, ownerId: string, ids: string[]) =>
  db
    .select({ ...getTableColumns(items), category: { _id: parents.id, title: parents.title } })
    .from(items)
    .leftJoin(parents, eq(parents.id, items.parentId))
    .where(and(eq(items.createdBy, ownerId), eq(items.deleted, false), inArray(items.id, ids)));
