import { editing } from '@my-note/shared-kit/session';
import type { Autosave } from '../autosave/autosave.ts';

/**
 * Autosaves of notes with an open editor or unsaved text. They keep saving after the page is left. In a file of its own,
 * because pages read it without downloading the editor.
 */
export const openAutosaves = new Map<string, Autosave>();
const listeners = new Set<() => void>();

/** Notifies the subscribers that an autosave was added, removed, or changed. */
export function notifyAutosavesChanged(): void {
  const snapshots = [...openAutosaves.values()].map((autosave) => autosave.get());
  editing.setDirty(snapshots.some(({ dirty }) => dirty));
  for (const listener of listeners) listener();
}

/** The open autosave of a note. */
export const getAutosave = (noteId: string): Autosave | undefined => openAutosaves.get(noteId);

export const subscribeToAutosaves = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
