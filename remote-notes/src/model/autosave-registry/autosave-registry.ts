import { editing } from '@my-note/shared-kit/session';
import type { Autosave } from '../autosave/autosave.ts';

/**
 * Notes with an editor open, or closed with text still on its way. They go on saving after the page is left.
 * Readers of a note look in here; what saves comes with the editor.
 */
export const openAutosaves = new Map<string, Autosave>();
const listeners = new Set<() => void>();

/** Tells everybody that an autosave came, went, or has another state. */
export function notifyAutosavesChanged(): void {
  const snapshots = [...openAutosaves.values()].map((autosave) => autosave.get());
  editing.setDirty(snapshots.some(({ dirty }) => dirty));
  for (const listener of listeners) listener();
}

/** The autosave of a note, for the page that shows it. */
export const getAutosave = (noteId: string): Autosave | undefined => openAutosaves.get(noteId);

export const subscribeToAutosaves = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
