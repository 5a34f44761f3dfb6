const LOOK_MS = 300;
const LONGEST_MS = 3_000;
/** Every page has a heading, and a page that failed says so. */
const SHOWN = 'main :is(h1, [role=alert])';

/** Whether something was pressed whose files are on their way, in the page or in the text before it. */
export const isOpening = (): boolean => document.querySelector('main [data-loading], #first-start') !== null;

/**
 * Runs `task` once the page shows what it was opened for: until then its own files and data need the connection, and so
 * do those of an editor that is being opened. A page that takes long does not hold it back for ever.
 * @returns a function that stops it
 */
export function whenShown(task: () => void): () => void {
  let waited = 0;
  const timer = setInterval(() => {
    waited += LOOK_MS;
    const isShown = document.querySelector(SHOWN) && !isOpening();
    if (waited < LONGEST_MS && !isShown) return;
    clearInterval(timer);
    task();
  }, LOOK_MS);
  return () => clearInterval(timer);
}
