import type { EditorView } from '@milkdown/kit/prose/view';

/** Called with the URL of a clicked link; true when it handled the click. */
export type OnLinkClick = (href: string) => boolean;

/** A click that selects text does not follow a link. */
export const handleLinkClick = (follow: OnLinkClick) => (view: EditorView, event: MouseEvent) => {
  if (event.button !== 0 || event.shiftKey || event.detail > 1 || !view.state.selection.empty) return false;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!link || !follow(link.getAttribute('href') ?? '')) return false;
  event.preventDefault();
  return true;
};
