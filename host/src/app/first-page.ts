/** What the service has put before the app, to be seen until the app shows its own. */
const IDS = ['first-style', 'first-page'];
/** A page of the app that is not on its way any more. */
const SHOWN = 'main :is(h1, h2, [role=alert])';

/** What most pages do not need. */
const loadMore = () => import('./first-page.chunk.ts');

export function removeFirstPage(): void {
  for (const id of IDS) document.getElementById(id)?.remove();
  if (document.getElementById('first-start'))
    loadMore().then(({ releaseKeptWords }) => releaseKeptWords(), console.warn);
}

/**
 * Replaces the first text by the app's page in the frame in which that is drawn
 * (docs/specification/composition.md#first-text).
 */
export function watchFirstPage(root: HTMLElement): void {
  const first = document.getElementById('first-page');
  if (!first) return;
  if ('copy' in first.dataset) {
    loadMore().then(({ showCopy }) => showCopy(root, removeFirstPage), removeFirstPage);
    return;
  }
  const observer = new MutationObserver(() => {
    if (!root.querySelector(SHOWN)) return;
    observer.disconnect();
    removeFirstPage();
  });
  observer.observe(root, { childList: true, subtree: true });
}
