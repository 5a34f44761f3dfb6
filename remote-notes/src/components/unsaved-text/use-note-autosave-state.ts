import { useCallback, useSyncExternalStore } from 'react';
import type { AutosaveSnapshot } from '../../model/autosave/save-types.ts';
import { saverOf, subscribeSavers } from '../../model/autosave-registry/autosave-registry.ts';

/** Text of a closed note that is still on its way to the service; undefined when there is none. */
export function useUnsaved(noteId: string): AutosaveSnapshot | undefined {
  const get = useCallback(() => {
    const snapshot = saverOf(noteId)?.get();
    return snapshot?.dirty ? snapshot : undefined;
  }, [noteId]);
  return useSyncExternalStore(subscribeSavers, get);
}

/** Whether text of a note is being written here, or on its way to the service. */
export const useIsWritten = (noteId: string | undefined): boolean =>
  useSyncExternalStore(subscribeSavers, () => noteId !== undefined && saverOf(noteId) !== undefined);
