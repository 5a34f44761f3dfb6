const STEP = 16;
const DEEP_STEP = 3;
/** So many levels stand a whole step apart; those below a little, so that a title keeps its room. */
const WIDE_LEVELS = 4;
/** From here on all levels start at one edge, and a number says which one it is. */
const LAST_INDENTED = 12;

/** Pixels before the arrow of a row; the top level is 1. */
export function indentOf(level: number): number {
  const steps = Math.min(level, LAST_INDENTED) - 1;
  const wide = Math.min(steps, WIDE_LEVELS - 1);
  return wide * STEP + (steps - wide) * DEEP_STEP;
}

/** The level that a row shows as a number, since its indent does not; null where it does. */
export const levelHint = (level: number): number | null => (level > LAST_INDENTED ? level : null);

/** The deepest level, of those above one, that starts at or before a place. */
export function levelAt(x: number, below: number): number {
  let level = 1;
  while (level + 1 < below && indentOf(level + 1) <= x) level += 1;
  return level;
}
