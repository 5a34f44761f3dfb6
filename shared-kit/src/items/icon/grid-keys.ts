import { readingKey } from '../../shortcuts/reading-direction.ts';

export const COLUMNS = 8;

/**
 * The option that a key leads to, or null. Left and right are keys of the text as soon as there is one.
 */
export function step(key: string, at: number, count: number, columns: number, empty: boolean): number | null {
  const moves: Record<string, number | undefined> = {
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: columns * 5,
    PageUp: -columns * 5,
    ...(empty ? { ArrowRight: 1, ArrowLeft: -1 } : {}),
  };
  const by = moves[readingKey(key)];
  if (by === undefined || count === 0) return null;
  return Math.min(Math.max(at + by, 0), count - 1);
}
