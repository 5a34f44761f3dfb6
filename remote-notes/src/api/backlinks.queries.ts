import { itemListSchema, paths } from '@my-note/contract';
import { api } from '@my-note/shared-kit/http';
import { queryOptions } from '@my-note/shared-kit/query';

export const backlinkQueries = {
  /** Notes that link to an item. Always stale, because any note may have changed. */
  of: (id: string) =>
    queryOptions({
      queryKey: ['backlinks', id],
      queryFn: ({ signal }) => api.get(paths.backlinks(id), { schema: itemListSchema, signal }),
      staleTime: 0,
    }),
};
