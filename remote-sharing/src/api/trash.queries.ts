import { itemListSchema, paths } from '@my-note/contract';
import { api } from '@my-note/shared-kit/http';
import { noteQueries } from '@my-note/shared-kit/queries';
import { queryOptions } from '@my-note/shared-kit/query';

export const trashQueries = {
  /** The entries of the trash. */
  list: () => noteQueries.list({ deleted: 'true' }),
  /** What went to the trash along with an entry; each item comes before what is in it. */
  contents: (id: string) =>
    queryOptions({
      queryKey: [...noteQueries.all(), 'trashed', id],
      queryFn: ({ signal }) => api.get(paths.trashed(id), { schema: itemListSchema, signal }),
    }),
};
