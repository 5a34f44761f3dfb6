const STEP = 16;
const DEEP_STEP = 3;
/** The first levels are indented by a whole step, deeper ones by little, so that titles have enough space. */
const WIDE_LEVELS = 4;
/** Deeper levels have the same indent, and show their level as a number. */
const LAST_INDENTED = 12;

/** The indent of a row in pixels; the top level is 1. */
export function indentOf(level: number): number {
  const steps = Math.min(level, LAST_INDENTED) - 1;
  const wide = Math.min(steps, WIDE_LEVELS - 1);
  return wide * STEP + (steps - wide) * DEEP_STEP;
}

/** The level that a row shows as a number because its indent cannot, or null. */
export const levelHint = (level: number): number | null => (level > LAST_INDENTED ? level : null);

/** The deepest level above `below` that starts at or before a position. */
export function levelAt(x: number, below: number): number {
  let level = 1;
  while (level + 1 < below && indentOf(level + 1) <= x) level += 1;
  return level;
}
