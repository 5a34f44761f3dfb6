/** A point of the window, in pixels from its top left. */
export interface Point {
  x: number;
  y: number;
}

/** The first and last letter of a selection, in the middle of their lines; undefined when it is not on the page. */
export function selectedPoints(range: Range | undefined): [Point, Point] | undefined {
  const boxes = range ? [...range.getClientRects()].filter(({ height }) => height > 0) : [];
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (!first || !last) return undefined;
  return [
    { x: first.left, y: first.top + first.height / 2 },
    { x: last.right, y: last.top + last.height / 2 },
  ];
}

/** The letter of an element's text at a point of the window; its end when there is none. */
export function offsetAtPoint(element: Element, { x, y }: Point): number {
  const length = element.textContent.length;
  const range = document.caretPositionFromPoint?.(x, y);
  if (range) return element.contains(range.offsetNode) ? Math.min(range.offset, length) : length;
  const older = document.caretRangeFromPoint?.(x, y);
  return older && element.contains(older.startContainer) ? Math.min(older.startOffset, length) : length;
}
