import { THEME_STORAGE_KEY } from '@my-note/contract';
import { useSyncExternalStore } from 'react';

const root = document.documentElement;

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(root, { attributes: true, attributeFilter: ['class', 'data-text-size'] });
  // A choice that changes no attribute is made in the settings, and closing them moves the focus.
  document.addEventListener('focusin', listener);
  addEventListener('storage', listener);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', listener);
    removeEventListener('storage', listener);
  };
}

const getTheme = () => (root.classList.contains('dark') ? 'dark' : 'light');
const getTextSize = () => root.dataset.textSize ?? 'M';
function isChosen(): boolean {
  try {
    return ['dark', 'light'].includes(localStorage.getItem(THEME_STORAGE_KEY) ?? '');
  } catch {
    return false;
  }
}

/** The theme and the text size, which the host keeps at the root element. */
export function useAppearance() {
  return {
    theme: useSyncExternalStore(subscribe, getTheme),
    isThemeChosen: useSyncExternalStore(subscribe, isChosen),
    textSize: useSyncExternalStore(subscribe, getTextSize),
  };
}
