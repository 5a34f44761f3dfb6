import { type RefObject, useLayoutEffect, useState } from 'react';

export const GAP = 16;
export const SIDE = 20;
/** The place for a new category, after the last column. */
export const END_WIDTH = 200;
const LEAST = 264;
const MOST = 380;
/** On phones a part of the next column is seen, so that there is something to swipe to. */
const NARROW = 640;
const PEEK = 36;

/** Columns fill the width; when they do not fit, they keep a width at which titles can be read. */
export function columnWidth(available: number, columns: number): number {
  const whole = available - 2 * SIDE;
  if (available < NARROW) return columns > 1 ? whole - PEEK : whole;
  const each = (whole - END_WIDTH) / Math.max(columns, 1) - GAP;
  return Math.round(Math.min(Math.max(each, LEAST), MOST));
}

export function useColumnWidth(box: RefObject<HTMLElement | null>, columns: number): number {
  const [available, setAvailable] = useState(() => document.documentElement.clientWidth);
  useLayoutEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver((entries) => {
      const width = entries.at(-1)?.contentRect.width;
      if (width) setAvailable(width);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return columnWidth(available, columns);
}
