import { formerTitlesSchema, itemListSchema, paths } from '@my-note/contract';
import { api } from '@my-note/kit/http';
import { queryOptions } from '@my-note/kit/query';

/** Links between notes. Always stale, because any note may have changed. */
export const linkQueries = {
  /** Notes that link to an item. */
  backlinks: (id: string) =>
    queryOptions({
      queryKey: ['backlinks', id],
      queryFn: ({ signal }) => api.get(paths.backlinks(id), { schema: itemListSchema, signal }),
      staleTime: 0,
    }),
  /** Titles by which a note still links to others that were renamed. */
  formerTitles: (id: string) =>
    queryOptions({
      queryKey: ['former-titles', id],
      queryFn: ({ signal }) => api.get(paths.formerTitles(id), { schema: formerTitlesSchema, signal }),
      staleTime: 0,
    }),
};
