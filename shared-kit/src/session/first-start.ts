/** A click into the first text of a page, from before its app ran. */
interface FirstStart {
  /** What the template has named there: `data-first-start`. */
  place: string;
  /** In pixels from the top left of the page. */
  point: { x: number; y: number };
  /** What was typed since. */
  typed: string;
}

/** The host's early script keeps it in a field. */
const field = () => document.querySelector<HTMLTextAreaElement>('textarea#first-start');

/**
 * Whether somebody has clicked into the first text: what comes next can be loaded before the page is drawn
 * (docs/specification/composition.md#first-text).
 *
 * @example
 * const wantsEditor = hasFirstStart();
 */
export const hasFirstStart = (): boolean => field() !== null;

/**
 * Passes a click into the first text to `start`, once, and what was typed since; without one nothing is called. The focus
 * is in the host's field until `start` has moved it (docs/specification/composition.md#first-text).
 *
 * @example
 * takeFirstStart(({ place, typed }) => {
 *   if (place === 'text') console.log(typed);
 * });
 */
export function takeFirstStart(start: (first: FirstStart) => void): void {
  const kept = field();
  if (!kept) return;
  const { place = '', x, y } = kept.dataset;
  kept.removeAttribute('id');
  start({ place, point: { x: Number(x), y: Number(y) }, typed: kept.value });
  kept.remove();
}
