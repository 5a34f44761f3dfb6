import { type RefObject, useLayoutEffect } from 'react';
import { placesInSight, restorePlace, type TextPlace } from '../../model/note/scroll-anchors.ts';

export type KeptPlace = RefObject<readonly TextPlace[]>;

/** Remembers what of a text is in sight when it goes from the screen. */
export function useLeftPlace(box: RefObject<HTMLElement | null>, kept: KeptPlace): void {
  useLayoutEffect(
    () => () => {
      if (box.current) kept.current = placesInSight(box.current);
    },
    [box, kept],
  );
}

/** Shows a text where it was left when it was written. */
export function useRestoredPlace(box: RefObject<HTMLElement | null>, kept: KeptPlace): void {
  useLayoutEffect(() => (box.current ? restorePlace(box.current, kept.current) : undefined), [box, kept]);
}
