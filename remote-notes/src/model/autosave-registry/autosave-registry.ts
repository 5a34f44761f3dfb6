import { editing } from '@my-note/shared-kit/session';
import type { Autosave } from '../autosave/autosave.ts';

/**
 * Notes with an editor open, or closed with text still on its way. They go on saving after the page is left.
 * Readers of a note look in here; what saves comes with the editor.
 */
export const savers = new Map<string, Autosave>();
const listeners = new Set<() => void>();

/** Tells everybody that a saver came, went, or has another state. */
export function saversChanged(): void {
  const snapshots = [...savers.values()].map((saver) => saver.get());
  editing.setDirty(snapshots.some(({ dirty }) => dirty));
  for (const listener of listeners) listener();
}

/** The saver of a note, for the page that shows it. */
export const saverOf = (noteId: string): Autosave | undefined => savers.get(noteId);

export const subscribeSavers = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
