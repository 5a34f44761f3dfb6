import type { FrameTheme } from '../platform/remotes/isolated/messages.ts';

/** Looks as the page around does. */
export function showTheme({ dark, textSize, noteFont }: FrameTheme): void {
  const { classList, dataset, style } = document.documentElement;
  classList.toggle('dark', dark);
  classList.toggle('light', !dark);
  Object.assign(dataset, { textSize, noteFont });
  style.colorScheme = dark ? 'dark' : 'light';
}
