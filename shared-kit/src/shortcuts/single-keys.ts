import { createStore } from '../state/index.ts';

const STORAGE_KEY = 'my-note.single-keys';

function read(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

function createSingleKeys() {
  const store = createStore<boolean>(read);
  // Another tab may have changed it.
  addEventListener('storage', ({ key }) => key === STORAGE_KEY && store.setState(read()));
  return {
    store,
    get: store.getState,
    set: (on: boolean): void => {
      try {
        if (on) localStorage.removeItem(STORAGE_KEY);
        else localStorage.setItem(STORAGE_KEY, 'off');
      } catch {
        return;
      }
      store.setState(on);
    },
    subscribe: store.subscribe,
  };
}

/** Whether shortcuts of plain keys work; a person can switch them off (WCAG 2.1.4). */
export const singleKeys = createSingleKeys();
