import { type RefObject, useLayoutEffect, useState } from 'react';

const SCROLLS = /auto|scroll/;

function hasScroller(element: Element | null): boolean {
  const above = element?.parentElement;
  if (!above || above === document.body) return false;
  return SCROLLS.test(getComputedStyle(above).overflowY) || hasScroller(above);
}

/** Whether a part of the page scrolls around an element, instead of the window below the top bar. */
export function useHasScrollContainer(ref: RefObject<Element | null>): boolean {
  const [isInside, setOwn] = useState(false);
  useLayoutEffect(() => {
    const update = () => setOwn(hasScroller(ref.current));
    update();
    // The page's layout may change with the size, and does so after this event.
    const updateLater = () => requestAnimationFrame(update);
    addEventListener('resize', updateLater);
    return () => removeEventListener('resize', updateLater);
  }, [ref]);
  return isInside;
}
