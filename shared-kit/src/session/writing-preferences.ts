import { createStore, useStore } from '../state/index.ts';

/** A switch that this browser keeps, and its other tabs follow. Off at first. */
function createDeviceSwitch(storageKey: string) {
  const read = () => {
    try {
      return localStorage.getItem(storageKey) === 'on';
    } catch {
      return false;
    }
  };
  const store = createStore<boolean>(read);
  addEventListener('storage', ({ key }) => key === storageKey && store.setState(read()));
  return {
    store,
    set: (on: boolean): void => {
      try {
        if (on) localStorage.setItem(storageKey, 'on');
        else localStorage.removeItem(storageKey);
      } catch {
        // Without storage the choice lasts as long as the page.
      }
      store.setState(on);
    },
  };
}

/** How this person writes on this device. */
export const writingPreferences = {
  /** The formatting toolbar always stands above the text. */
  toolbar: createDeviceSwitch('my-note.toolbar'),
  /** A click into the text does not start editing. */
  editButton: createDeviceSwitch('my-note.edit-button'),
};

/**
 * Follows one of the preferences.
 *
 * @example
 * const hasToolbar = useWritingPreference('toolbar');
 */
export const useWritingPreference = (name: keyof typeof writingPreferences): boolean =>
  useStore(writingPreferences[name].store);
