import { createStore, useStore } from '@my-note/kit/state';

const KEY = 'sidebar-hidden';

function readHidden(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

const store = createStore(() => ({ hidden: readHidden() }));

/** Whether a person has hidden the sidebar on this device. */
export const useSidebarHidden = (): boolean => useStore(store, ({ hidden }) => hidden);

export function toggleSidebar(): void {
  const hidden = !store.getState().hidden;
  store.setState({ hidden });
  try {
    localStorage.setItem(KEY, String(hidden));
  } catch {
    // Without storage it lasts as long as the page.
  }
}
