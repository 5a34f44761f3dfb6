import { THEME_STORAGE_KEY } from '@my-note/contract';
import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const DARK = '(prefers-color-scheme: dark)';
// Only listened to: in Chromium, a list that is read after a change no longer tells of it.
const system = matchMedia(DARK);
const listeners = new Set<() => void>();

/** What was chosen; without a choice the system decides (docs/specification/product.md#theme). */
function choice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(THEME_STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** The theme that is shown. */
function current(): Theme {
  const chosen = choice();
  if (chosen !== 'system') return chosen;
  return matchMedia(DARK).matches ? 'dark' : 'light';
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
  system.addEventListener('change', show);
  addEventListener('storage', (event) => {
    if (event.key === THEME_STORAGE_KEY) show();
  });
}

export function chooseTheme(next: ThemeChoice): void {
  try {
    localStorage.setItem(THEME_STORAGE_KEY, next);
  } catch {
    return;
  }
  show();
}

/** Flips between dark and light. */
export const toggleTheme = (): void => chooseTheme(current() === 'dark' ? 'light' : 'dark');

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, current);

export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, choice);
