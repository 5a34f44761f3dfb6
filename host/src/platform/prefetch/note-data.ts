import { QUERY_STALE_MS } from '@my-note/contract';
import { slugOfPath } from '@my-note/kit/menu';
import { noteQueries } from '@my-note/kit/queries';
import type { QueryClient } from '@my-note/kit/query';

/** How long a prefetched note is fresh; later, it is shown immediately and refetched. */
const FRESH_MS = 15_000;

/** Whether a path leads to an item that the list knows and nobody has fetched. Dead links are left alone. */
export function isUnfetched(client: QueryClient, pathname: string): boolean {
  const slug = slugOfPath(pathname);
  if (client.getQueryState(noteQueries.bySlug(slug).queryKey)) return false;
  const list = client.getQueryData(noteQueries.list().queryKey);
  return list?.data.some((item) => item.slug === slug) === true;
}

/** Prefetches an item. A failure is ignored: the page requests it again. */
export async function fetchAhead(client: QueryClient, pathname: string): Promise<void> {
  if (!isUnfetched(client, pathname)) return;
  const query = noteQueries.bySlug(slugOfPath(pathname));
  await client.prefetchQuery({ ...query, retry: false });
  const updatedAt = Date.now() - QUERY_STALE_MS + FRESH_MS;
  client.setQueryData(query.queryKey, (note) => note, { updatedAt });
}
