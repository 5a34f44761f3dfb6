import { DUPLICATE_CODE } from '@my-note/contract';
import type { Database } from '../../core/database.ts';
import { AppError } from '../../core/errors.ts';
import { coreTexts } from '../../core/texts.ts';
import { listSiblingTitles } from '../storage/categories.repository.ts';
import { updateItem } from '../storage/items.repository.ts';
import { comparableTitle, firstFreeTitle } from './category-title.rules.ts';

type Wanted = { title: string; parentId: string | null; exceptId?: string };

/** A title is unique among the living categories of one parent. */
export async function checkTitleFree(tx: Database, ownerId: string, { title, parentId, exceptId }: Wanted) {
  const siblings = await listSiblingTitles(tx, ownerId, parentId);
  const taken = siblings.some(
    (sibling) => sibling.id !== exceptId && comparableTitle(sibling.title) === comparableTitle(title),
  );
  if (taken) throw new AppError(409, DUPLICATE_CODE, coreTexts.duplicate);
}

/** Renames categories that were moved below a parent when their title is in use there. */
export async function makeTitlesUnique(
  tx: Database,
  ownerId: string,
  parentId: string | null,
  newcomers: Set<string>,
) {
  const siblings = await listSiblingTitles(tx, ownerId, parentId);
  const residents = siblings.filter(({ id }) => !newcomers.has(id));
  const taken = new Set(residents.map(({ title }) => comparableTitle(title)));
  for (const { id, title } of siblings) {
    if (!newcomers.has(id)) continue;
    const free = firstFreeTitle(title, (candidate) => taken.has(candidate));
    taken.add(comparableTitle(free));
    if (free !== title) await updateItem(tx, ownerId, id, { title: free, searchStale: true });
  }
}
