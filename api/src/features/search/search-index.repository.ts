import { and, eq, inArray, notBetween, sql } from 'drizzle-orm';
import type { Database } from '../../core/database.ts';
import { items } from '../../items/tables.ts';
import type { textStatsOf } from '../../items/text.ts';
import { itemSearch } from './search.table.ts';

// In the order of the index of stale items; without statistics a database would read all items otherwise.
const inIndexOrder = items.createdBy;

/**
 * Claims the next changed items, optionally without those changed in a recent time; skips items that another
 * replica has claimed.
 */
export const takeStale = (tx: Database, limit: number, except?: { from: Date; to: Date }) =>
  tx
    .select({
      id: items.id,
      createdBy: items.createdBy,
      title: items.title,
      words: items.words,
      tagNames: items.tagNames,
      tasks: items.tasks,
      media: items.media,
    })
    .from(items)
    .where(and(eq(items.searchStale, true), except && notBetween(items.updatedAt, except.from, except.to)))
    .orderBy(inIndexOrder)
    .limit(limit)
    .for('update', { skipLocked: true });

export async function isAnyStale(db: Database) {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(eq(items.searchStale, true))
    .orderBy(inIndexOrder)
    .limit(1);
  return rows.length > 0;
}

export async function readContent(tx: Database, id: string) {
  const [row] = await tx.select({ content: items.content }).from(items).where(eq(items.id, id));
  return row?.content ?? '';
}

export const writeFacts = (tx: Database, id: string, facts: Partial<ReturnType<typeof textStatsOf>>) =>
  tx.update(items).set(facts).where(eq(items.id, id));

type Entry = { itemId: string; createdBy: string; title: string; body: string; lexemes: string[] | null };

export async function putEntry(tx: Database, { lexemes, ...entry }: Entry) {
  const values = {
    ...entry,
    lexemes: lexemes && sql<string>`array_to_tsvector(${sql.param(lexemes)}::text[])`,
  };
  await tx.insert(itemSearch).values(values).onConflictDoUpdate({ target: itemSearch.itemId, set: values });
}

export const markIndexed = (tx: Database, ids: string[]) =>
  tx.update(items).set({ searchStale: false }).where(inArray(items.id, ids));
