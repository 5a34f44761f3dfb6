import { stored } from './stored.ts';

/** A dark page never flashes white, and no text changes its size or font. */
export function showTheme(): void {
  const theme = stored('theme');
  const textSize = stored('text-size');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const shown = theme === 'dark' || theme === 'light' ? theme : system;
  const root = document.documentElement;
  root.classList.add(shown);
  root.style.colorScheme = shown;
  // What is no size or font has no rules (shared-kit/src/theme/global-css.ts).
  if (textSize) root.dataset.textSize = textSize;
  const noteFont = stored('note-font');
  if (noteFont) root.dataset.noteFont = noteFont;
}
