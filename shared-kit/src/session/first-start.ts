/** A key that acts on a text, as in its event. */
interface FirstKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** A click into the first text of a page, from before its app ran. */
interface FirstStart {
  /** What the template has named there: `data-first-start`. */
  place: string;
  /** In pixels from the top left of the page. */
  point: { x: number; y: number };
  /** Keys of before the first letter, such as Backspace; a host of before gives none. */
  keys?: FirstKey[];
  /** What was typed since. */
  typed: string;
}

/** The host's early script keeps it in a field. That of a page that was left waits for it. */
const field = () =>
  document.querySelector<HTMLTextAreaElement>(`textarea#first-start[data-path="${location.pathname}"]`);

/**
 * Whether somebody has clicked into the first text: what comes next can be loaded before the page is drawn
 * (docs/specification/composition.md#first-text).
 *
 * @example
 * const wantsEditor = hasFirstStart();
 */
export const hasFirstStart = (): boolean => field() !== null;

/** The page on screen; one of before may wait for the same input method. */
let latest: (first: FirstStart) => void;

/**
 * Passes a click into the first text to `start`, once, and what was typed since; without one nothing is called. It waits
 * for an input method that composes. The focus is in the host's field until `start` has moved it
 * (docs/specification/composition.md#first-text).
 *
 * @example
 * takeFirstStart(({ place, typed }) => {
 *   if (place === 'text') console.log(typed);
 * });
 */
export function takeFirstStart(start: (first: FirstStart) => void): void {
  latest = start;
  const kept = field();
  if (!kept) return;
  const { place = '', x, y, keys = '', composing } = kept.dataset;
  if (composing !== undefined) {
    // The last letters of the composition are put into the field after this event.
    const take = () => setTimeout(() => takeFirstStart(latest));
    kept.addEventListener('compositionend', take, { once: true });
    return;
  }
  kept.removeAttribute('id');
  const point = { x: Number(x), y: Number(y) };
  start({ place, point, keys: JSON.parse(`[${keys.slice(1)}]`), typed: kept.value });
  kept.remove();
}
