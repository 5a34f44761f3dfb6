import { type RefObject, useLayoutEffect } from 'react';
import { restoreScroll, type ScrollAnchor, visibleAnchors } from '../../model/note/scroll-anchors.ts';

export type ScrollAnchorsRef = RefObject<readonly ScrollAnchor[]>;

/** Saves the visible anchors of a text when it unmounts. */
export function useSaveScrollAnchors(box: RefObject<HTMLElement | null>, kept: ScrollAnchorsRef): void {
  useLayoutEffect(
    () => () => {
      if (box.current) kept.current = visibleAnchors(box.current);
    },
    [box, kept],
  );
}

/** Scrolls a text to the saved anchors when it mounts. */
export function useRestoreScrollAnchors(box: RefObject<HTMLElement | null>, kept: ScrollAnchorsRef): void {
  useLayoutEffect(() => (box.current ? restoreScroll(box.current, kept.current) : undefined), [box, kept]);
}
