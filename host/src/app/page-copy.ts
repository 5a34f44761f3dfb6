import { onlineManager } from '@my-note/kit/query';
import { session } from '@my-note/kit/session';

const COPY_ID = 'page-copy';
/** After this, somebody may use the rest of the app while its note is still on the way. */
const LATE_MS = 5_000;
// While the service is away or slow the copy says so itself. Any other failure is seen, above the copy.
const STYLE = `
#${COPY_ID}.alone ~ * { display: none }
main:has(> #${COPY_ID}:not(.alone)) { display: flex; flex-direction: column }
#${COPY_ID}:not(.alone) { order: 1 }`;

/** A heading of the app's own page, not of the copy or of a failure. */
const hasPage = (main: Element): boolean =>
  [...main.querySelectorAll('h1, h2')].some((heading) => !heading.closest(`[role=alert], #${COPY_ID}`));

function createCopy(): HTMLElement {
  const copy = document.createElement('div');
  copy.id = COPY_ID;
  const style = document.createElement('style');
  style.textContent = STYLE;
  copy.append(style);
  return copy;
}

const failureIn = (main: Element) => main.querySelector('[role=alert]');

/**
 * Shows the copy of a page (host/src/platform/service-worker/kept-pages.ts) until the app has the note, or goes elsewhere.
 * When the note cannot be fetched, or takes long, the text moves into the app, in the place of the failure.
 */
export function showCopy(root: HTMLElement, removeFirstPage: () => void): void {
  if (document.documentElement.classList.contains('other-reader')) {
    removeFirstPage();
    return;
  }
  const { pathname } = location;
  const reader = session.get().user?._id;
  const copy = createCopy();
  let isLate = false;

  const update = () => {
    const main = root.querySelector('main');
    const hasLeft = location.pathname !== pathname || session.get().user?._id !== reader;
    if (hasLeft || (main && hasPage(main))) end();
    else if (main && (isLate || failureIn(main))) moveInto(main);
  };
  const timer = setTimeout(() => {
    isLate = true;
    update();
  }, LATE_MS);
  const observer = new MutationObserver(update);
  const stops = [session.subscribe(update), onlineManager.subscribe(update)];

  function moveInto(main: HTMLElement): void {
    const first = document.getElementById('first-page');
    if (first) copy.append(...(first.querySelector('main')?.childNodes ?? []));
    first?.remove();
    if (copy.parentElement !== main) main.prepend(copy);
    copy.className = onlineManager.isOnline() && failureIn(main) ? '' : 'alone';
  }

  function end(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const stop of stops) stop();
    copy.remove();
    removeFirstPage();
  }

  observer.observe(root, { childList: true, subtree: true });
  update();
}
