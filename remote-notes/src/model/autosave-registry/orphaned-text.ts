import { noteQueries } from '@my-note/kit/queries';
import type { QueryClient } from '@my-note/kit/query';
import { findUnsavedEntries } from '../journal/journal.ts';
import type { JournalEntry } from '../save-types.ts';
import { getAutosave } from './autosave-registry.ts';

/** The user's unsaved texts whose notes do not exist any more, newest first. */
export async function findOrphanedEntries(queryClient: QueryClient, owner: string): Promise<JournalEntry[]> {
  // Includes text of this tab whose note was deleted: it can never be saved.
  const entries = await findUnsavedEntries(
    undefined,
    (noteId) => getAutosave(noteId)?.get().status.kind === 'gone',
  );
  const mine = entries.filter((entry) => entry.owner === owner);
  if (mine.length === 0) return [];
  const { data } = await queryClient.fetchQuery(noteQueries.wholeList());
  const living = new Set(data.map(({ _id }) => _id));
  return mine.filter(({ noteId }) => !living.has(noteId));
}
