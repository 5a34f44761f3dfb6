import { useLayoutEffect } from 'react';

/**
 * Keeps the page behind the dialog from scrolling (styles in the kit's global CSS). The dialog library's own lock sets a
 * variable on the root element, which makes the browser compute the styles of the whole page while the dialog opens.
 */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return;
    const root = document.documentElement;
    // The root's own width counts the place of a scroll bar that is not there.
    root.dataset.still = innerWidth > document.body.clientWidth ? 'gutter' : '';
    return () => {
      delete root.dataset.still;
    };
  }, [locked]);
}
