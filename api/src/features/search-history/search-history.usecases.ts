import { idSchema } from '@my-note/contract';
import { notFound } from '../../core/errors.ts';
import type { Services } from '../../core/services.ts';
import { findLiving, noteNotFound } from '../../items/index.ts';
import { clearHistory, deleteEntry, listHistory, putEntry } from './search-history.repository.ts';
import { searchHistoryTexts } from './texts.ts';

export async function readHistory({ db }: Services, userId: string, onlyId?: string) {
  return (await listHistory(db, userId, onlyId)).map(({ id, keyword, item, category }) => ({
    _id: id,
    keyword,
    result: item && { _id: item.id, slug: item.slug, title: item.title, category },
  }));
}

/** Stores a typed text or a chosen note; a repeated one moves to the front. */
export async function addToHistory(services: Services, userId: string, keyword: string) {
  const { db, clock, ids } = services;
  const chosen = idSchema.safeParse(keyword).success;
  const id = await db.transaction(async (tx) => {
    if (chosen && !(await findLiving(tx, userId, keyword))) throw noteNotFound();
    const entry = { keyword, itemId: chosen ? keyword : null };
    return putEntry(tx, userId, entry, { id: ids.row(), now: clock() });
  });
  const [entry] = await readHistory(services, userId, id);
  if (!entry) throw new Error('The search history lost an entry');
  return entry;
}

export async function removeFromHistory({ db }: Services, userId: string, id: string) {
  const gone = await deleteEntry(db, userId, id);
  if (gone.length === 0) throw notFound(searchHistoryTexts.gone);
  return { _id: id };
}

export async function emptyHistory({ db }: Services, userId: string) {
  return { removed: (await clearHistory(db, userId)).length };
}
