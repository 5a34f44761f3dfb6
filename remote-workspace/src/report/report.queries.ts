import { paths } from '@my-note/contract';
import { reportSchema } from '@my-note/contract/report';
import { api } from '@my-note/kit/http';
import { queryOptions } from '@my-note/kit/query';

/** The usage report (docs/specification/service.md#report). */
export const reportQueries = {
  usage: () =>
    queryOptions({
      queryKey: ['report'] as const,
      queryFn: ({ signal }) => api.get(paths.report, { schema: reportSchema, signal }),
      // Something was probably written since; the cached report is shown until the new one arrives.
      refetchOnMount: 'always',
    }),
};
