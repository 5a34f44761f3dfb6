import { requestedCategory, slugOfPath } from '@my-note/kit/menu';
import { noteQueries } from '@my-note/kit/queries';
import type { QueryClient } from '@my-note/kit/query';

/** Paths of no item: home, and what the app reserves. */
const NO_ITEM = /^\/(?:i(?:\/.*)?)?$/;

/**
 * Id of the category in which a new note belongs at a path (docs/specification/product.md#requested-category). The item of
 * the page is known before the list of all items is.
 */
export async function categoryAt(client: QueryClient, path: string): Promise<string | undefined> {
  if (NO_ITEM.test(path)) return undefined;
  const listed = client.getQueryData(noteQueries.list().queryKey);
  const item = client.getQueryData(noteQueries.bySlug(slugOfPath(path)).queryKey);
  if (!listed && item) return item.type === 'category' ? item._id : item.category?._id;
  const list = listed ?? (await client.ensureQueryData(noteQueries.list()).catch(() => undefined));
  return list && requestedCategory(list.data, path)?._id;
}
