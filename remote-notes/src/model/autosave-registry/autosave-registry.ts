import { editing } from '@my-note/kit/session';
import type { Autosave } from '../autosave/autosave.ts';

interface OpenAutosave {
  autosave: Autosave;
  /** Id of the note's owner. */
  owner: string;
  /** The note's editor is on screen. */
  isMounted: boolean;
}

/**
 * Autosaves of notes with an open editor or unsaved text, by the note's id. They keep saving after the page is left. In
 * a file of its own, because pages read it without downloading the editor.
 */
export const openAutosaves = new Map<string, OpenAutosave>();
const listeners = new Set<() => void>();

export function notifyAutosavesChanged(): void {
  editing.setDirty([...openAutosaves.values()].some(({ autosave }) => autosave.get().dirty));
  for (const listener of listeners) listener();
}

export const getAutosave = (noteId: string): Autosave | undefined => openAutosaves.get(noteId)?.autosave;

export const subscribeToAutosaves = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
