import { type RefObject, useLayoutEffect, useState } from 'react';

const SCROLLS = /auto|scroll/;

function hasScroller(element: Element | null): boolean {
  const above = element?.parentElement;
  if (!above || above === document.body) return false;
  return SCROLLS.test(getComputedStyle(above).overflowY) || hasScroller(above);
}

/** Whether a part of the page scrolls around an element, instead of the window below the top bar. */
export function useHasScrollContainer(ref: RefObject<Element | null>): boolean {
  const [own, setOwn] = useState(false);
  useLayoutEffect(() => {
    const look = () => setOwn(hasScroller(ref.current));
    look();
    // The page's layout may change with the size, and does so after this event.
    const lookLater = () => requestAnimationFrame(look);
    addEventListener('resize', lookLater);
    return () => removeEventListener('resize', lookLater);
  }, [ref]);
  return own;
}
