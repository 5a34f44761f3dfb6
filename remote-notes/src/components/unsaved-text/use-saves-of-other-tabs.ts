import { putNote } from '@my-note/shared-kit/items';
import { useQueryClient } from '@my-note/shared-kit/query';
import { useEffect } from 'react';
import { listenToTabs } from '../../model/autosave-registry/saved-notes-channel.ts';

/** Shows what other tabs have saved. */
export function useOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => listenToTabs((note) => putNote(queryClient, note)), [queryClient]);
}
