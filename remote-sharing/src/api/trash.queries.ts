import { itemListSchema, paths } from '@my-note/contract';
import { api } from '@my-note/kit/http';
import { noteQueries } from '@my-note/kit/queries';
import { queryOptions } from '@my-note/kit/query';

export const trashQueries = {
  /** The entries of the trash. */
  list: () => noteQueries.list({ deleted: 'true' }),
  /** The items inside a trashed entry, parents before their children. */
  contents: (id: string) =>
    queryOptions({
      queryKey: [...noteQueries.all(), 'trashed', id],
      queryFn: ({ signal }) => api.get(paths.trashed(id), { schema: itemListSchema, signal }),
    }),
};
