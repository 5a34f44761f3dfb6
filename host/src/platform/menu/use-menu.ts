import { createMenuBuilder, type MenuEntry, usePrefix } from '@my-note/kit/menu';
import { noteQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';

const none: MenuEntry[] = [];
const menuOf = createMenuBuilder();

/** The menu tree, under the prefix filter. */
export function useMenu() {
  const enabled = useAuthEnabled();
  const {
    data: list,
    isError,
    isPending,
    refetch,
  } = useQuery({
    ...noteQueries.wholeList(),
    enabled,
  });
  const prefix = usePrefix();
  const menu = list ? menuOf(list.data, { order: list.order, prefix }) : none;
  return { menu, isError, isPending, refetch };
}
