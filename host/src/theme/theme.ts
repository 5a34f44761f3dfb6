import { THEME_STORAGE_KEY } from '@my-note/shared-kit/contract';
import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function chosen(): string | null {
  try {
    return localStorage.getItem(THEME_STORAGE_KEY);
  } catch {
    return null;
  }
}

/** The theme that is shown: the chosen one, or the system's (specification, section 4). */
function current(): Theme {
  const choice = chosen();
  if (choice === 'light' || choice === 'dark') return choice;
  return systemIsDark.matches ? 'dark' : 'light';
}

function show(): void {
  const { classList, style } = document.documentElement;
  const theme = current();
  classList.toggle('dark', theme === 'dark');
  classList.toggle('light', theme === 'light');
  style.colorScheme = theme;
  for (const listener of listeners) listener();
}

/** Shows the theme and follows the system and other tabs. theme-init.js did the first paint. */
export function followTheme(): void {
  show();
  systemIsDark.addEventListener('change', show);
  addEventListener('storage', (event) => {
    if (event.key === THEME_STORAGE_KEY) show();
  });
}

/** Flips between dark and light. */
export function toggleTheme(): void {
  const next: Theme = current() === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem(THEME_STORAGE_KEY, next);
  } catch {
    return;
  }
  show();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, current);
