import { categoryOptionsSchema, paths } from '@my-note/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../http/api-client.ts';

/**
 * Queries on categories.
 *
 * @example
 * const { data: options = [] } = useQuery(categoryQueries.options());
 */
export const categoryQueries = {
  all: () => ['categories'] as const,
  /** Options of the category picker, sorted by label (docs/specification/service.md#category-options). */
  options: () =>
    queryOptions({
      queryKey: [...categoryQueries.all(), 'options'],
      queryFn: ({ signal }) => api.get(paths.categoryOptions, { schema: categoryOptionsSchema, signal }),
      select: ({ data }) => data,
    }),
};
