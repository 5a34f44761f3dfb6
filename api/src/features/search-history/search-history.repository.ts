import { LIMITS } from '@my-note/contract';
import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { type Database, oneRow } from '../../core/database.ts';
import { items, parents } from '../../items/tables.ts';
import { searchHistories } from './search-history.table.ts';

const { id, createdBy, keyword, itemId, updatedAt } = searchHistories;
const own = (userId: string) => eq(createdBy, userId);

/** Newest first; a chosen note that is in the trash is left out until it is restored. */
export const listHistory = (db: Database, userId: string, onlyId?: string) =>
  db
    .select({
      id,
      keyword,
      item: { id: items.id, slug: items.slug, title: items.title },
      category: { title: parents.title },
    })
    .from(searchHistories)
    .leftJoin(items, eq(items.id, itemId))
    .leftJoin(parents, eq(parents.id, items.parentId))
    .where(
      and(
        own(userId),
        or(isNull(itemId), eq(items.deleted, false)),
        onlyId === undefined ? undefined : eq(id, onlyId),
      ),
    )
    .orderBy(desc(updatedAt), desc(id));

type Entry = { keyword: string; itemId: string | null };
export async function putEntry(tx: Database, userId: string, entry: Entry, fresh: { id: string; now: Date }) {
  const stamps = { createdBy: userId, createdAt: fresh.now, updatedAt: fresh.now };
  const row = oneRow(
    await tx
      .insert(searchHistories)
      .values({ id: fresh.id, ...stamps, ...entry })
      .onConflictDoUpdate({ target: [createdBy, keyword], set: { updatedAt: fresh.now } })
      .returning({ id }),
  );
  const tooOld = tx
    .select({ id })
    .from(searchHistories)
    .where(own(userId))
    .orderBy(desc(updatedAt), desc(id))
    .offset(LIMITS.searchHistory);
  await tx.delete(searchHistories).where(inArray(id, tooOld));
  return row.id;
}

export const deleteEntry = (db: Database, userId: string, entryId: string) =>
  db
    .delete(searchHistories)
    .where(and(own(userId), eq(id, entryId)))
    .returning({ id });

export const clearHistory = (db: Database, userId: string) =>
  db.delete(searchHistories).where(own(userId)).returning({ id });
