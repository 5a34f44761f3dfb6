import { useLayoutEffect } from 'react';

/**
 * Keeps the page behind from scrolling (styles in the kit's page-wide rules). What the dialog's library does for
 * it also sets a variable on the root, which costs the styles of the whole page at the moment of opening; an
 * attribute of our own leaves the styles alone that it sets for other dialogs.
 */
export function useScrollLock(still: boolean): void {
  useLayoutEffect(() => {
    if (!still) return;
    const root = document.documentElement;
    root.dataset.still = innerWidth > root.clientWidth ? 'gutter' : '';
    return () => {
      delete root.dataset.still;
    };
  }, [still]);
}
