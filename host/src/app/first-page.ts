import { noteSchema } from '@my-note/contract';
import { slugOfPath } from '@my-note/kit/menu';
import { noteQueries } from '@my-note/kit/queries';
import type { QueryClient } from '@my-note/kit/query';
import { session } from '@my-note/kit/session';
import { readPageData } from '../platform/page-data.ts';

/** What the service has put before the app, to be seen until the app shows its own. */
const ids = ['first-style', 'first-page', 'page-note'];
/** A page of the app that is not on its way any more. */
const SHOWN = 'main :is(h1, h2, [role=alert])';

/** Takes the note of the page as if it had been fetched: nothing asks for it again while it is fresh. */
export function takeFirstNote(queryClient: QueryClient): void {
  const text = document.getElementById('page-note')?.textContent;
  const { reader } = readPageData();
  if (!text || reader === undefined || reader !== session.get().user?._id) return;
  const note = noteSchema.safeParse(JSON.parse(text)).data;
  const slug = slugOfPath(location.pathname);
  if (note?.slug === slug) queryClient.setQueryData(noteQueries.bySlug(slug).queryKey, note);
}

export function removeFirstPage(): void {
  for (const id of ids) document.getElementById(id)?.remove();
}

/** Replaces the first text by the app's page in the frame in which that is drawn. */
export function watchFirstPage(root: HTMLElement): void {
  if (!document.getElementById('first-page')) return;
  const observer = new MutationObserver(() => {
    if (!root.querySelector(SHOWN)) return;
    observer.disconnect();
    removeFirstPage();
  });
  observer.observe(root, { childList: true, subtree: true });
}
