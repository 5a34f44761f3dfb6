import { putNote } from '@my-note/shared-kit/items';
import { useQueryClient } from '@my-note/shared-kit/query';
import { useEffect } from 'react';
import { subscribeToSavedNotes } from '../../model/autosave-registry/saved-notes-channel.ts';

/** Shows what other tabs have saved. */
export function useSavesOfOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => subscribeToSavedNotes((note) => putNote(queryClient, note)), [queryClient]);
}
