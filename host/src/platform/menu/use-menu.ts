import { createMenuBuilder, type MenuEntry, slugOfPath } from '@my-note/shared-kit/menu';
import { noteQueries } from '@my-note/shared-kit/queries';
import { useQuery } from '@my-note/shared-kit/query';
import { useLocation } from '@my-note/shared-kit/router';
import { useSession } from '@my-note/shared-kit/session';
import { useAuthEnabled } from '../session/use-auth-enabled.ts';

const none: MenuEntry[] = [];
const menuOf = createMenuBuilder();

/** The current path as menu links are written: decoded, no slash at the end. */
export const usePath = (): string => `/${slugOfPath(useLocation().pathname)}`;

export const usePrefix = (): string => useSession(({ config }) => config.onlyShowNotesWithPrefix);

/** The user's items; fetched only when signed in (docs/specification/product.md#signed-in-and-signed-out). */
export function useItems() {
  const enabled = useAuthEnabled();
  return useQuery({ ...noteQueries.list(), enabled });
}

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
