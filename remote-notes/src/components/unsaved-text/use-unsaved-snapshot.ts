import { useCallback, useSyncExternalStore } from 'react';
import { getAutosave, subscribeToAutosaves } from '../../model/autosave-registry/autosave-registry.ts';
import type { AutosaveSnapshot } from '../../model/save-types.ts';

/** Text of a closed note that is still on its way to the service; undefined when there is none. */
export function useUnsavedSnapshot(noteId: string): AutosaveSnapshot | undefined {
  const get = useCallback(() => {
    const snapshot = getAutosave(noteId)?.get();
    return snapshot?.dirty ? snapshot : undefined;
  }, [noteId]);
  return useSyncExternalStore(subscribeToAutosaves, get);
}

/** Whether text of a note is being written here, or on its way to the service. */
export const useHasOpenAutosave = (noteId: string | undefined): boolean =>
  useSyncExternalStore(subscribeToAutosaves, () => noteId !== undefined && getAutosave(noteId) !== undefined);
