import type { FrameTheme } from '../platform/remotes/isolated/messages.ts';

/** Looks as the page around does. */
export function showTheme({ dark, textSize, noteFont, colors }: FrameTheme): void {
  const { classList, dataset, style } = document.documentElement;
  classList.toggle('dark', dark);
  classList.toggle('light', !dark);
  Object.assign(dataset, { textSize, noteFont });
  for (const [property, value] of Object.entries(colors)) style.setProperty(property, value);
  style.colorScheme = dark ? 'dark' : 'light';
}
