import { useSyncExternalStore } from 'react';

/** Whether a note is being edited, and whether something of it is not yet with the service. */
function createEditingStore() {
  let editing = false;
  let dirty = false;
  const waiting: (() => void)[] = [];
  const listeners = new Set<() => void>();
  const set = (next: boolean) => {
    if (next === editing) return;
    editing = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => editing,
    set,
    toggle: () => set(!editing),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** While true, nothing may reload the page by itself (docs/specification/composition.md#vanished-chunk). */
    isDirty: () => dirty,
    setDirty: (next: boolean) => {
      dirty = next;
      if (!dirty) for (const tell of waiting.splice(0)) tell();
    },
    /** Waits until everything is with the service, at most `ms` milliseconds. */
    whenClean: (ms: number): Promise<void> =>
      new Promise((resolve) => {
        if (!dirty) {
          resolve();
          return;
        }
        waiting.push(resolve);
        setTimeout(resolve, ms);
      }),
  };
}

/** The page's editing flag; initially off (docs/specification/product.md#editing-flag). */
export const editing = createEditingStore();

/** Follows the editing flag. */
export const useEditing = (): boolean => useSyncExternalStore(editing.subscribe, editing.get);
