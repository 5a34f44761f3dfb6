import * as v from 'valibot';
import { type Element, elementSchema } from './element.ts';

const isUnchanged = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Two decimals of a pixel are more than a screen shows; angles and shares of a side need more. */
const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toFixed(Math.abs(value) < 7 ? 4 : 2)) : value;

/** An element without what it would have anyway; null for a kind that is not stored. */
function written(element: unknown): string | null {
  const { success, output } = v.safeParse(elementSchema, JSON.parse(JSON.stringify(element, rounded)));
  if (!success) return null;
  const plain: Record<string, unknown> = v.parse(elementSchema, least(output));
  const own = Object.entries(output).filter(
    ([key, value]) => REQUIRED.has(key) || !isUnchanged(value, plain[key]),
  );
  if (output.type === 'text' && output.originalText === output.text)
    return JSON.stringify(Object.fromEntries(own.filter(([key]) => key !== 'originalText')));
  return JSON.stringify(Object.fromEntries(own));
}

/** Whether an element is of a kind that a drawing in a note may have. */
export const isStored = (element: unknown): boolean => written(element) !== null;

const REQUIRED = new Set(['type', 'id', 'x', 'y', 'points', 'text']);
const least = ({ type, id }: Element) => ({ type, id, x: 0, y: 0, points: [[0, 0]], text: '' });

/**
 * Writes a drawing as a file of Excalidraw would have it, with a line for each element, so that versions of a note show
 * which one has changed, and without what changes by itself: counters, times, the place of the selection.
 */
export function writeScene(elements: readonly unknown[], background: string): string {
  const lines = elements.map(written).filter((line) => line !== null);
  const state = /^(?:#fff|#ffffff|white)$/i.test(background)
    ? ''
    : `"appState":{"viewBackgroundColor":${JSON.stringify(background)}},`;
  return `{"type":"excalidraw","version":2,${state}"elements":[${lines.map((line) => `\n${line}`).join(',')}\n]}`;
}
