import { collator } from '@my-note/contract/language';
import { SAVED_SEARCHES, type SavedSearch } from '@my-note/contract/searches';
import { invalid, notFound } from '../../core/errors.ts';
import type { Services } from '../../core/services.ts';
import { writeAsOwner } from '../../items/index.ts';
import {
  countSearches,
  deleteSearch,
  insertSearch,
  listSearches,
  renameSearch,
} from './saved-searches.repository.ts';
import { savedSearchesTexts } from './texts.ts';

const gone = () => notFound(savedSearchesTexts.gone);

const byName = collator({ numeric: true });

export const readSearches = async ({ db }: Services, ownerId: string) => ({
  data: (await listSearches(db, ownerId)).sort((a, b) => byName(a.name, b.name)),
});

export const saveSearch = (
  { db, ids, clock }: Services,
  ownerId: string,
  search: { name: string; query: string },
): Promise<SavedSearch> =>
  writeAsOwner(db, ownerId, async (tx) => {
    if ((await countSearches(tx, ownerId)) >= SAVED_SEARCHES.most)
      throw invalid(savedSearchesTexts.tooMany(SAVED_SEARCHES.most));
    const now = clock();
    const stamps = { createdAt: now, updatedAt: now, createdBy: ownerId };
    const [saved] = await insertSearch(tx, { id: ids.row(), ...stamps, ...search });
    if (!saved) throw gone();
    return saved;
  });

export async function renameSavedSearch({ db, clock }: Services, ownerId: string, id: string, name: string) {
  const [renamed] = await renameSearch(db, ownerId, id, { name, updatedAt: clock() });
  if (!renamed) throw gone();
  return renamed;
}

export async function removeSavedSearch({ db }: Services, ownerId: string, id: string) {
  if ((await deleteSearch(db, ownerId, id)).length === 0) throw gone();
  return { _id: id };
}
