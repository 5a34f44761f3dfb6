import { useSyncExternalStore } from 'react';

/** Below this height there is room for the text and one bar only: a phone on its side with a keyboard. In pixels. */
const CRAMPED = 260;

/** The part of the page above an on-screen keyboard. In pixels. */
export interface VisibleArea {
  /** Hidden above it, where the page has moved up to make room for the keyboard. */
  above: number;
  /** Hidden below it, mostly by the keyboard. */
  below: number;
  isCramped: boolean;
}

export function visibleArea(): VisibleArea {
  const { visualViewport: viewport, innerHeight: whole } = window;
  const { height = whole, offsetTop = 0, scale = 1 } = viewport ?? {};
  // Two fingers that enlarge the page show less of it, but hide nothing and move nothing.
  const above = scale > 1 ? 0 : offsetTop;
  const shown = height * scale;
  return {
    above: Math.round(above),
    below: Math.max(0, Math.round(whole - shown - above)),
    isCramped: shown < CRAMPED,
  };
}

export function onVisibleAreaChange(listener: () => void): () => void {
  const { visualViewport: viewport } = window;
  viewport?.addEventListener('resize', listener);
  viewport?.addEventListener('scroll', listener);
  return () => {
    viewport?.removeEventListener('resize', listener);
    viewport?.removeEventListener('scroll', listener);
  };
}

/** Follows a figure of the visible area. */
export const useVisibleArea = <Figure extends number | boolean>(
  read: (area: VisibleArea) => Figure,
): Figure => useSyncExternalStore(onVisibleAreaChange, () => read(visibleArea()));
