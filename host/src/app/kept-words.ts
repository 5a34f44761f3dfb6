import { session } from '@my-note/kit/session';

/** Longer than a page that was drawn takes to take a click over. */
const TAKEN_MS = 3_000;
/** Seen below the words that say that the app did not start. */
const SEEN =
  'display:block;box-sizing:border-box;width:min(32rem,90%);height:8rem;margin:1rem auto;font:inherit';

const userId = () => session.get().user?._id;

/** Words wait for an input method that composes, for a page that failed, and for one that was left. */
function isWaiting({ isConnected, value, dataset }: HTMLTextAreaElement, owner: string | undefined): boolean {
  if (!isConnected || value === '' || (userId() ?? owner) !== owner) return false;
  const isShown = document.querySelector('main :is(h1, h2)') && !document.querySelector('main [role=alert]');
  return !isShown || 'composing' in dataset || dataset.path !== location.pathname;
}

/**
 * Removes the field of a click into the first text, unless its words wait. A page that does not start editing leaves it,
 * and the focus would stay in a field that no one sees. Where the app did not start, the words are shown, to be copied.
 */
export function releaseKeptWords(): void {
  const field = document.querySelector<HTMLTextAreaElement>('textarea#first-start');
  if (!field) return;
  const owner = userId();
  if (field.value && document.querySelector('.boot-failure')) field.style.cssText = SEEN;
  const timer = setInterval(() => {
    if (isWaiting(field, owner)) return;
    clearInterval(timer);
    field.remove();
  }, TAKEN_MS);
}
