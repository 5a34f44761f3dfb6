import { putNote } from '@my-note/kit/items';
import { useQueryClient } from '@my-note/kit/query';
import { useEffect } from 'react';
import { subscribeToSavedNotes } from '../../model/autosave-registry/saved-notes-channel.ts';

/** Puts notes that other tabs saved into the query cache. */
export function useSavesOfOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => subscribeToSavedNotes((note) => putNote(queryClient, note)), [queryClient]);
}
