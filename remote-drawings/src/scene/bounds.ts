import type { Element } from './element.ts';

/** Where something is and how large, in the pixels of the drawing. */
export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The least rectangle around all elements. */
export function boundsOf(elements: readonly Element[]): Bounds {
  const corners = elements.flatMap(cornersOf);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [least(xs), least(ys)];
  return { x: left, y: top, width: most(xs) - left, height: most(ys) - top };
}

// `Math.min(...)` of as many points overflows the stack.
const least = (numbers: readonly number[]) =>
  numbers.length === 0 ? 0 : numbers.reduce((a, b) => Math.min(a, b));
const most = (numbers: readonly number[]) =>
  numbers.length === 0 ? 0 : numbers.reduce((a, b) => Math.max(a, b));

function cornersOf(element: Element): [number, number][] {
  const { x, y, angle } = element;
  const points =
    'points' in element ? element.points : [[0, 0] as const, [element.width, element.height] as const];
  const [left, top] = [least(points.map(([a]) => a)), least(points.map(([, b]) => b))];
  const [right, bottom] = [most(points.map(([a]) => a)), most(points.map(([, b]) => b))];
  const [centerX, centerY] = [x + (left + right) / 2, y + (top + bottom) / 2];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([a = 0, b = 0]) => {
    const [fromX, fromY] = [x + a - centerX, y + b - centerY];
    return [centerX + fromX * cos - fromY * sin, centerY + fromX * sin + fromY * cos];
  });
}

/** White around a drawing, as much as Excalidraw leaves when it exports one. */
export const PADDING = 10;

/** The room that a picture of some elements takes. */
export function roomOf(elements: readonly Element[]): Pick<Bounds, 'width' | 'height'> {
  const { width, height } = boundsOf(elements);
  return { width: Math.ceil(width) + 2 * PADDING, height: Math.ceil(height) + 2 * PADDING };
}
