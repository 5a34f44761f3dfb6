import type { ListItem, Sharing } from '@my-note/shared-kit/contract';
import { parentIdOf, shareAbove } from '@my-note/shared-kit/items';
import { noteQueries, shareQueries } from '@my-note/shared-kit/queries';
import { useQuery } from '@my-note/shared-kit/query';

/** The share whose link would show an item below another parent, and does not where it is now. */
export function useSharedBy(
  item: Pick<ListItem, 'category'>,
  parentId: string | null,
): Sharing[number] | undefined {
  const { data: shares } = useQuery(shareQueries.list());
  const { data: items } = useQuery(noteQueries.list());
  if (!shares || !items) return undefined;
  const [before, after] = [parentIdOf(item), parentId].map((id) => shareAbove(shares, items, id, Date.now()));
  return after?._id === before?._id ? undefined : after;
}
