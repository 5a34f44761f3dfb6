import { paths } from '@my-note/contract';
import { type Job, jobListSchema, jobSchema } from '@my-note/contract/jobs';
import { api } from '@my-note/shared-kit/http';
import { queryOptions } from '@my-note/shared-kit/query';

const WATCH_MS = 700;

export const isRunning = ({ status }: Job): boolean => status === 'queued' || status === 'running';

/** Queries on exports and imports. */
export const jobQueries = {
  all: () => ['jobs'] as const,
  /** The newest first. */
  list: () =>
    queryOptions({
      queryKey: [...jobQueries.all(), 'list'],
      queryFn: ({ signal }) => api.get(paths.jobs, { schema: jobListSchema, signal }),
      select: ({ data }) => data,
      // What ended while nobody looked is told apart from what still runs.
      staleTime: 0,
    }),
  /** One that runs, asked for again and again until it has ended. The list holds many long reports. */
  watched: (id: string) =>
    queryOptions({
      queryKey: [...jobQueries.all(), id],
      queryFn: ({ signal }) => api.get(paths.job(id), { schema: jobSchema, signal }),
      refetchInterval: ({ state }) =>
        state.status !== 'error' && (!state.data || isRunning(state.data)) ? WATCH_MS : false,
      staleTime: 0,
    }),
};
