import type { Element } from './element.ts';

const isHatched = ({ fillStyle, backgroundColor }: Element) =>
  fillStyle !== 'solid' && backgroundColor !== 'transparent';

/**
 * How much an element makes Excalidraw draw, about as many lines: a small text can ask for millions, for the lines of a
 * hatching are as close as its stroke is thin.
 */
export function costOf(element: Element): number {
  const points = 'points' in element ? element.points.length : 4;
  const dashes = element.strokeStyle === 'solid' ? 0 : around(element) / (element.strokeWidth + 4);
  const lines = isHatched(element) ? (3 * around(element)) / (4 * element.strokeWidth) : 0;
  return points + dashes + lines;
}

const around = ({ width, height }: Element) => Math.abs(width) + Math.abs(height);
