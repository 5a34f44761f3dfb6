/** Long enough for the next page to come, short beside the minute in which a guarded canary is taken back. */
const HELD_MS = 1_500;

/**
 * Passes failures of the connection on after a moment, unless the page is left before: Firefox fails what is on its way when a page is left,
 * which says nothing about a release.
 */
export function holdFailures<Failure extends unknown[]>(report: (...failure: Failure) => void) {
  const held = new Set<ReturnType<typeof setTimeout>>();
  addEventListener('pagehide', () => {
    held.forEach(clearTimeout);
    held.clear();
  });
  return (...failure: Failure): void => {
    const timer = setTimeout(() => {
      held.delete(timer);
      report(...failure);
    }, HELD_MS);
    held.add(timer);
  };
}
