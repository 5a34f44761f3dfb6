import { paths } from '@my-note/contract';
import { type Job, jobListSchema, jobSchema } from '@my-note/contract/jobs';
import { api } from '@my-note/kit/http';
import { queryOptions, skipToken } from '@my-note/kit/query';

const WATCH_MS = 700;

export const isRunning = ({ status }: Job): boolean => status === 'queued' || status === 'running';

/** Exports and imports. */
export const jobQueries = {
  all: () => ['jobs'] as const,
  /** The newest first. */
  list: () =>
    queryOptions({
      queryKey: [...jobQueries.all(), 'list'],
      queryFn: ({ signal }) => api.get(paths.jobs, { schema: jobListSchema, signal }),
      select: ({ data }) => data,
      // A job may have ended while the page was closed.
      staleTime: 0,
    }),
  /** A running job, polled until it ends; the list would be large, as it has the reports of all jobs. */
  watched: (id: string | undefined) =>
    queryOptions({
      queryKey: [...jobQueries.all(), id],
      queryFn:
        id === undefined ? skipToken : ({ signal }) => api.get(paths.job(id), { schema: jobSchema, signal }),
      refetchInterval: ({ state }) =>
        state.status !== 'error' && (!state.data || isRunning(state.data)) ? WATCH_MS : false,
      staleTime: 0,
    }),
};
