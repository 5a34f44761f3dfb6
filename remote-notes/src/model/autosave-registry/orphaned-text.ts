import { noteQueries } from '@my-note/kit/queries';
import type { QueryClient } from '@my-note/kit/query';
import { findUnsavedEntries } from '../journal/journal.ts';
import type { JournalEntry } from '../save-types.ts';
import { getAutosave } from './autosave-registry.ts';

/** The user's unsaved texts whose notes do not exist any more, newest first; none as long as that is not known. */
export async function findOrphanedEntries(queryClient: QueryClient, owner: string): Promise<JournalEntry[]> {
  // Includes text of this tab whose note was deleted: it can never be saved.
  const entries = await findUnsavedEntries(
    undefined,
    (noteId) => getAutosave(noteId)?.get().status.kind === 'gone',
  );
  const mine = entries.filter((entry) => entry.owner === owner);
  if (mine.length === 0) return [];
  // A note may be newer than the last read, and a deletion is known from the service alone.
  const { data, isKept } = await queryClient.fetchQuery({ ...noteQueries.wholeList(), staleTime: 0 });
  if (isKept) return [];
  const living = new Set(data.map(({ _id }) => _id));
  return mine.filter(({ noteId }) => !living.has(noteId));
}
