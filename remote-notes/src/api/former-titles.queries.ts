import { formerTitlesSchema, paths } from '@my-note/contract';
import { api } from '@my-note/shared-kit/http';
import { queryOptions } from '@my-note/shared-kit/query';

export const formerTitlesQueries = {
  /** Titles by which a note still links to others that were renamed. Always stale, because any may have been renamed. */
  of: (id: string) =>
    queryOptions({
      queryKey: ['former-titles', id],
      queryFn: ({ signal }) => api.get(paths.formerTitles(id), { schema: formerTitlesSchema, signal }),
      staleTime: 0,
    }),
};
