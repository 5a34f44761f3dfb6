import { useLayoutEffect } from 'react';

/**
 * Keeps the page behind from scrolling. What the dialog's library does for it also sets a variable on the
 * root, which costs the styles of the whole page at the moment of opening.
 */
export function useStillPage(still: boolean): void {
  useLayoutEffect(() => {
    if (!still) return;
    const { style } = document.body;
    const { overflow, paddingRight } = style;
    // Nothing moves when the scroll bar goes.
    style.paddingRight = `${innerWidth - document.documentElement.clientWidth}px`;
    style.overflow = 'hidden';
    return () => {
      Object.assign(style, { overflow, paddingRight });
    };
  }, [still]);
}
