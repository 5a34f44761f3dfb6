import { paths } from '@my-note/contract';
import { videoPageSchema, videoSchema } from '@my-note/contract/youtube';
import { api } from '@my-note/kit/http';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@my-note/kit/query';
import type { VideoFilter } from '../model/video-filter.ts';

const flag = (on: boolean | undefined) => (on ? 'true' : undefined);

export const videoQueries = {
  /** The key of all lists, or of those whose filter has these values: keys match by their parts. */
  lists: (filter: VideoFilter = {}) => ['youtube', 'videos', 'list', filter] as const,
  /** Newest first, page by page. */
  list: (filter: VideoFilter) =>
    infiniteQueryOptions({
      queryKey: videoQueries.lists(filter),
      queryFn: ({ pageParam, signal }) => {
        const { channel, kind, unseen, hidden } = filter;
        const query = {
          channel,
          kind,
          unseen: flag(unseen),
          hidden: flag(hidden),
          cursor: pageParam ?? undefined,
        };
        return api.get(paths.videos, { query, schema: videoPageSchema, signal });
      },
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['youtube', 'videos', 'one', id],
      queryFn: ({ signal }) => api.get(paths.video(id), { schema: videoSchema, signal }),
    }),
};
