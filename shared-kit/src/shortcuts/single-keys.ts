const STORAGE_KEY = 'my-note.single-keys';

function createSingleKeys() {
  const listeners = new Set<() => void>();
  return {
    get: (): boolean => {
      try {
        return localStorage.getItem(STORAGE_KEY) !== 'off';
      } catch {
        return true;
      }
    },
    set: (on: boolean): void => {
      try {
        if (on) localStorage.removeItem(STORAGE_KEY);
        else localStorage.setItem(STORAGE_KEY, 'off');
      } catch {
        return;
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Whether shortcuts of plain keys work; a person can switch them off (WCAG 2.1.4). */
export const singleKeys = createSingleKeys();
