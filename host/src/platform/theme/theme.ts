import { THEME_STORAGE_KEY } from '@my-note/contract';
import { createStore, useStore } from '@my-note/kit/state';

export type Theme = 'light' | 'dark';
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

interface ThemeState {
  choice: ThemeChoice;
  /** The theme that is shown. */
  theme: Theme;
}

const DARK = '(prefers-color-scheme: dark)';
// Only for the event: in Chromium, a list that was read after a change reports no further changes.
const system = matchMedia(DARK);

/** The user's choice (docs/specification/product.md#theme). */
function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(THEME_STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function readState(): ThemeState {
  const choice = readChoice();
  if (choice !== 'system') return { choice, theme: choice };
  return { choice, theme: matchMedia(DARK).matches ? 'dark' : 'light' };
}

const store = createStore(readState);

function show(): void {
  const { classList, style } = document.documentElement;
  const state = readState();
  const { theme } = state;
  classList.toggle('dark', theme === 'dark');
  classList.toggle('light', theme === 'light');
  style.colorScheme = theme;
  store.setState(state);
}

/** Applies the theme, also when the system or another tab changes it. The early script does so for the first paint. */
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
export const toggleTheme = (): void => chooseTheme(readState().theme === 'dark' ? 'light' : 'dark');

export const useTheme = (): Theme => useStore(store, ({ theme }) => theme);

export const useThemeChoice = (): ThemeChoice => useStore(store, ({ choice }) => choice);
