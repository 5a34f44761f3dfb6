import { useCallback, useSyncExternalStore } from 'react';
import type { AutosaveSnapshot } from '../model/autosave.ts';
import { saverOf, subscribeSavers } from '../model/savers.ts';

/** Text of a closed note that is still on its way to the service; undefined when there is none. */
export function useUnsaved(noteId: string): AutosaveSnapshot | undefined {
  const get = useCallback(() => {
    const snapshot = saverOf(noteId)?.get();
    return snapshot?.dirty ? snapshot : undefined;
  }, [noteId]);
  return useSyncExternalStore(subscribeSavers, get);
}
