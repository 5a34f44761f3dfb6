import { createMenuBuilder, type MenuEntry } from '@my-note/kit/menu';
import { noteQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { useSession } from '@my-note/kit/session';

const none: MenuEntry[] = [];
const buildMenuTree = createMenuBuilder();

export function useMenuTree(): MenuEntry[] {
  const { data: list } = useQuery(noteQueries.wholeList());
  const prefix = useSession(({ config }) => config.onlyShowNotesWithPrefix);
  return list ? buildMenuTree(list.data, { order: list.order, prefix }) : none;
}
