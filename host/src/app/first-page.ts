import { session } from '@my-note/kit/session';

/** What the service has put before the app, to be seen until the app shows its own. */
const IDS = ['first-style', 'first-page'];
/** A page of the app that is not on its way any more. */
const SHOWN = 'main :is(h1, h2, [role=alert])';

/** Longer than a page that was drawn takes to take a click over. */
const TAKEN_MS = 3_000;
/** Seen below the words that say that the app did not start. */
const SEEN =
  'display:block;box-sizing:border-box;width:min(32rem,90%);height:8rem;margin:1rem auto;font:inherit';

const firstStart = () => document.querySelector<HTMLTextAreaElement>('textarea#first-start');
const userId = () => session.get().user?._id;

/** Words wait for an input method that composes, for a page that failed, and for one that was left. */
function isWaiting({ value, dataset }: HTMLTextAreaElement, owner: string | undefined): boolean {
  if (value === '' || (userId() ?? owner) !== owner) return false;
  const isShown = document.querySelector('main :is(h1, h2)') && !document.querySelector('main [role=alert]');
  return !isShown || 'composing' in dataset || dataset.path !== location.pathname;
}

/** A page that does not start editing leaves the click, and the focus would stay in a field that no one sees. */
function removeFirstStart(owner = userId()): void {
  setTimeout(() => {
    const field = firstStart();
    if (field && isWaiting(field, owner)) removeFirstStart(owner);
    else field?.remove();
  }, TAKEN_MS);
}

export function removeFirstPage(): void {
  for (const id of IDS) document.getElementById(id)?.remove();
  removeFirstStart();
}

/** Shows what was typed where no page will take it, to be copied. */
export function showKeptWords(): void {
  const field = firstStart();
  if (field?.value) field.style.cssText = SEEN;
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
