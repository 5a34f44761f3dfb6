import { buildMenu, type MenuEntry } from '@my-note/shared-kit/menu';
import { noteQueries } from '@my-note/shared-kit/queries';
import { useQuery } from '@my-note/shared-kit/query';
import { useSession } from '@my-note/shared-kit/session';
import { useMemo } from 'react';

const none: MenuEntry[] = [];

/** The user's menu tree; empty while it is on its way. */
export function useMenu(): MenuEntry[] {
  const { data: items } = useQuery(noteQueries.list());
  const prefix = useSession(({ config }) => config.onlyShowNotesWithPrefix);
  return useMemo(() => (items ? buildMenu(items, { prefix }) : none), [items, prefix]);
}
