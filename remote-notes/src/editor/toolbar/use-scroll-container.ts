import { type RefObject, useLayoutEffect, useState } from 'react';

const SCROLLS = /auto|scroll/;

function hasScroller(element: Element | null): boolean {
  const above = element?.parentElement;
  if (!above || above === document.body) return false;
  return SCROLLS.test(getComputedStyle(above).overflowY) || hasScroller(above);
}

/** Whether a part of the page scrolls around an element, and not the window below the shell's top bar. */
export function useHasScrollContainer(ref: RefObject<Element | null>): boolean {
  const [own, setOwn] = useState(false);
  useLayoutEffect(() => {
    const look = () => setOwn(hasScroller(ref.current));
    look();
    // A page may stand in another order then, and knows only after this was told.
    const lookLater = () => requestAnimationFrame(look);
    addEventListener('resize', lookLater);
    return () => removeEventListener('resize', lookLater);
  }, [ref]);
  return own;
}
