import { createMenuBuilder, type MenuEntry } from '@my-note/shared-kit/menu';
import { noteQueries } from '@my-note/shared-kit/queries';
import { useQuery } from '@my-note/shared-kit/query';
import { useSession } from '@my-note/shared-kit/session';

const none: MenuEntry[] = [];
const buildMenuTree = createMenuBuilder();

export function useMenuTree(): MenuEntry[] {
  const { data: list } = useQuery(noteQueries.wholeList());
  const prefix = useSession(({ config }) => config.onlyShowNotesWithPrefix);
  return list ? buildMenuTree(list.data, { order: list.order, prefix }) : none;
}
