import { useCallback, useSyncExternalStore } from 'react';
import { getAutosave, subscribeToAutosaves } from '../../model/autosave-registry/autosave-registry.ts';
import type { AutosaveSnapshot } from '../../model/save-types.ts';

/** The unsaved text of a note whose editor is closed; undefined when everything is saved. */
export function useUnsavedSnapshot(noteId: string): AutosaveSnapshot | undefined {
  const get = useCallback(() => {
    const snapshot = getAutosave(noteId)?.get();
    return snapshot?.dirty ? snapshot : undefined;
  }, [noteId]);
  return useSyncExternalStore(subscribeToAutosaves, get);
}

export const useHasOpenAutosave = (noteId: string | undefined): boolean =>
  useSyncExternalStore(subscribeToAutosaves, () => noteId !== undefined && getAutosave(noteId) !== undefined);
