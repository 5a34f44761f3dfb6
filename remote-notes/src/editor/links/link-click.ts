import type { EditorView } from '@milkdown/kit/prose/view';

/** Told the address of a link that is clicked; true when that was all the click was for. */
export type OnLinkClick = (href: string) => boolean;

/** Hands a plain click on a link over. One that selects words is none. */
export const handleLinkClick = (follow: OnLinkClick) => (view: EditorView, event: MouseEvent) => {
  if (event.button !== 0 || event.shiftKey || event.detail > 1 || !view.state.selection.empty) return false;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!link || !follow(link.getAttribute('href') ?? '')) return false;
  event.preventDefault();
  return true;
};
