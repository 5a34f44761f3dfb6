import { paths } from '@my-note/contract';
import { reportSchema } from '@my-note/contract/report';
import { api } from '@my-note/shared-kit/http';
import { queryOptions } from '@my-note/shared-kit/query';

/** What the user's notes amount to (docs/specification/service.md#report). */
export const reportQueries = {
  usage: () =>
    queryOptions({
      queryKey: ['report'] as const,
      queryFn: ({ signal }) => api.get(paths.report, { schema: reportSchema, signal }),
      // Whoever opens it has just written something; the last answer is shown meanwhile.
      refetchOnMount: 'always',
    }),
};
