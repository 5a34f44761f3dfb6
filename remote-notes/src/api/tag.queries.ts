import { tagListSchema, tagPaths } from '@my-note/contract/tags';
import { api } from '@my-note/kit/http';
import { queryOptions } from '@my-note/kit/query';

export const tagQueries = {
  /** The person's tags. The page of tags has them under the same key. */
  list: () =>
    queryOptions({
      queryKey: ['tags', 'list'] as const,
      queryFn: async ({ signal }) => (await api.get(tagPaths.tags, { schema: tagListSchema, signal })).data,
    }),
};
