import { type RefObject, useLayoutEffect } from 'react';
import { restoreScroll, type ScrollAnchor, visibleAnchors } from '../../model/note/scroll-anchors.ts';

export type ScrollAnchorsRef = RefObject<readonly ScrollAnchor[]>;

/** Remembers what of a text is in sight when it goes from the screen. */
export function useSaveScrollAnchors(box: RefObject<HTMLElement | null>, kept: ScrollAnchorsRef): void {
  useLayoutEffect(
    () => () => {
      if (box.current) kept.current = visibleAnchors(box.current);
    },
    [box, kept],
  );
}

/** Shows a text where it was left when it was written. */
export function useRestoreScrollAnchors(box: RefObject<HTMLElement | null>, kept: ScrollAnchorsRef): void {
  useLayoutEffect(() => (box.current ? restoreScroll(box.current, kept.current) : undefined), [box, kept]);
}
