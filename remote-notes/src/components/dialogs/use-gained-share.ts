import type { ListItem, Sharing } from '@my-note/contract';
import { parentIdOf, shareGained } from '@my-note/shared-kit/items';
import { noteQueries, shareQueries } from '@my-note/shared-kit/queries';
import { useQuery } from '@my-note/shared-kit/query';

/** The share that would newly include an item after a move to another parent. */
export function useGainedShare(
  item: Pick<ListItem, 'category'>,
  parentId: string | null,
): Sharing[number] | undefined {
  const { data: shares } = useQuery(shareQueries.list());
  const { data: items } = useQuery(noteQueries.list());
  if (!shares || !items) return undefined;
  return shareGained(shares, items, { from: parentIdOf(item), to: parentId }, Date.now());
}
