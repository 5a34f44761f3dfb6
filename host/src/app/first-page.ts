/** What the service has put before the app, to be seen until the app shows its own. */
const IDS = ['first-style', 'first-page'];
/** A page of the app that is not on its way any more. */
const SHOWN = 'main :is(h1, h2, [role=alert])';

/** Longer than a page that was drawn takes to take a click over. */
const TAKEN_MS = 3_000;

export function removeFirstPage(): void {
  for (const id of IDS) document.getElementById(id)?.remove();
  // A page that does not start editing leaves the click, and the focus would stay in a field that no one sees.
  setTimeout(() => document.getElementById('first-start')?.remove(), TAKEN_MS);
}

/**
 * Replaces the first text by the app's page in the frame in which that is drawn
 * (docs/specification/composition.md#first-text).
 */
export function watchFirstPage(root: HTMLElement): void {
  const first = document.getElementById('first-page');
  if (!first) return;
  if ('copy' in first.dataset) {
    import('./page-copy.ts').then(({ showCopy }) => showCopy(root, removeFirstPage), removeFirstPage);
    return;
  }
  const observer = new MutationObserver(() => {
    if (!root.querySelector(SHOWN)) return;
    observer.disconnect();
    removeFirstPage();
  });
  observer.observe(root, { childList: true, subtree: true });
}
