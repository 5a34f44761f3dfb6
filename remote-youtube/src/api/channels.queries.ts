import { paths } from '@my-note/contract';
import { channelListSchema } from '@my-note/contract/youtube';
import { api } from '@my-note/kit/http';
import { queryOptions } from '@my-note/kit/query';

const IDLE_MS = 60_000;
const REFRESHING_MS = 1_500;

export const channelQueries = {
  all: () => ['youtube', 'channels'] as const,
  /** The channels that the user follows, by title. Polled often while the service refreshes some. */
  list: () =>
    queryOptions({
      queryKey: channelQueries.all(),
      queryFn: ({ signal }) => api.get(paths.channels, { schema: channelListSchema, signal }),
      refetchInterval: ({ state }) =>
        state.data?.some(({ refreshing }) => refreshing) ? REFRESHING_MS : IDLE_MS,
    }),
};
