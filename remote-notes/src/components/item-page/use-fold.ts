import { type RefObject, useLayoutEffect, useState } from 'react';

/** What of a path is shown: all of it, its ends, its last level, or only the button for the others. */
export type Fold = 'all' | 'ends' | 'last' | 'none';

/** Least room for two cut titles, and for one, beside the button with its slashes. In pixels. */
const [TWO, ONE] = [136, 48];
const BUTTON = { finger: 72, mouse: 48 };

export function foldFor(wanted: number, room: number, levels: number, button: number): Fold {
  if (wanted <= room || levels < 2) return 'all';
  if (room - button >= TWO) return levels > 2 ? 'ends' : 'all';
  return room - button >= ONE ? 'last' : 'none';
}

/** Follows the room of a path, and the width of a copy of it that is not cut. */
export function useFold(
  box: RefObject<HTMLElement | null>,
  uncut: RefObject<HTMLElement | null>,
  levels: number,
): Fold {
  const [fold, setFold] = useState<Fold>('all');
  useLayoutEffect(() => {
    const [around, copy] = [box.current, uncut.current];
    if (!around || !copy) return;
    const button = matchMedia('(pointer: coarse)').matches ? BUTTON.finger : BUTTON.mouse;
    const measure = () => setFold(foldFor(copy.offsetWidth, around.clientWidth, levels, button));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    observer.observe(copy);
    return () => observer.disconnect();
  }, [box, uncut, levels]);
  return fold;
}
