import { createStore, useStore } from '../state/index.ts';

/** Whether a note is being edited, and whether something of it is not yet with the service. */
function createEditingStore() {
  const store = createStore<boolean>(() => false);
  let dirty = false;
  const waiting: (() => void)[] = [];
  return {
    store,
    get: store.getState,
    set: (next: boolean) => store.setState(next),
    toggle: () => store.setState((isEditing) => !isEditing),
    subscribe: store.subscribe,
    /** While true, nothing may reload the page by itself (docs/specification/composition.md#vanished-chunk). */
    isDirty: () => dirty,
    setDirty: (next: boolean) => {
      dirty = next;
      if (!dirty) for (const notify of waiting.splice(0)) notify();
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

/**
 * The page's editing flag; initially off (docs/specification/product.md#editing-flag).
 *
 * @example
 * const isWriting = editing.get();
 * const hasUnsavedText = editing.isDirty();
 */
export const editing = createEditingStore();

/**
 * Follows the editing flag.
 *
 * @example
 * const isEditing = useEditing();
 */
export const useEditing = (): boolean => useStore(editing.store);
