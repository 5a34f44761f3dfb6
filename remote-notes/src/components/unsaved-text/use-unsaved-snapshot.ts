import { useCallback, useSyncExternalStore } from 'react';
import { getAutosave, subscribeToAutosaves } from '../../model/autosave-registry/autosave-registry.ts';
import type { AutosaveSnapshot } from '../../model/save-types.ts';

/**
 * The unsaved text of a note whose editor is closed; undefined when everything is saved.
 *
 * @param written the note's editor is on screen: it shows the text, and a page that followed it would render at each key
 */
export function useUnsavedSnapshot(noteId: string, written = false): AutosaveSnapshot | undefined {
  const get = useCallback(() => {
    const snapshot = written ? undefined : getAutosave(noteId)?.get();
    return snapshot?.dirty ? snapshot : undefined;
  }, [noteId, written]);
  return useSyncExternalStore(subscribeToAutosaves, get);
}

export const useHasOpenAutosave = (noteId: string | undefined): boolean =>
  useSyncExternalStore(subscribeToAutosaves, () => noteId !== undefined && getAutosave(noteId) !== undefined);
