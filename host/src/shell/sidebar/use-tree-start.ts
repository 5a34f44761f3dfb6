import { listPaths, TREE_START, type TreeStart, treeStartSchema } from '@my-note/contract/list-parts';
import { api } from '@my-note/kit/http';
import { slugOfPath } from '@my-note/kit/menu';
import { noteQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { session, useAuthEnabled } from '@my-note/kit/session';
import { readOpen } from './expanded-storage.ts';

const read = (signal: AbortSignal): Promise<TreeStart> => {
  const open = readOpen(localStorage, session.get().user?._id ?? '').slice(-TREE_START.open);
  const slug = slugOfPath(location.pathname);
  const query = { ...(slug ? { slug } : {}), ...(open.length > 0 ? { open: open.join() } : {}) };
  return api.get(listPaths.tree, { query, schema: treeStartSchema, signal });
};

/**
 * What the tree shows of a long list at first (docs/specification/service.md#parts-of-the-list), while the whole list is not
 * there. It is not the list: of some categories it has a few children or none.
 */
export function useTreeStart(wanted: boolean): TreeStart | undefined {
  const enabled = useAuthEnabled() && wanted;
  const { data } = useQuery({
    queryKey: [...noteQueries.all(), 'tree-start'],
    queryFn: ({ signal }) => read(signal),
    enabled,
    retry: false,
  });
  return data;
}
