import { ACCENT_TOKENS } from '@my-note/contract/look';
import type { FrameTheme } from '../messages.ts';

const ATTRIBUTES = ['class', 'data-text-size', 'data-note-font', 'data-look'];

/** How the page looks now. */
export function readTheme(): FrameTheme {
  const { classList, dataset } = document.documentElement;
  const style = getComputedStyle(document.documentElement);
  return {
    dark: classList.contains('dark'),
    textSize: dataset.textSize ?? 'M',
    noteFont: dataset.noteFont ?? 'serif',
    colors: Object.fromEntries(
      ACCENT_TOKENS.map(([property]) => [property, style.getPropertyValue(property)]),
    ),
  };
}

/** Calls `listener` with each change of how the page looks; returns the function that ends it. */
export function followTheme(listener: (theme: FrameTheme) => void): () => void {
  const observer = new MutationObserver(() => listener(readTheme()));
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ATTRIBUTES });
  return () => observer.disconnect();
}
