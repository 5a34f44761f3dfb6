import { slugOfPath } from '@my-note/kit/menu';
import { noteQueries } from '@my-note/kit/queries';
import type { QueryClient } from '@my-note/kit/query';
import type { Page } from './page.ts';

/** Starts the data that a page declares as `prefetch`, which needs none of the page's code. */
export function prefetchDeclared(
  { prefetch }: Pick<Page, 'prefetch'>,
  queryClient: QueryClient,
  pathname: string,
): void {
  if (prefetch === 'note') void queryClient.prefetchQuery(noteQueries.bySlug(slugOfPath(pathname)));
}
