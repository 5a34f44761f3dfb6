import type { Video, VideoPage } from '@my-note/contract/youtube';
import type { QueryClient } from '@my-note/shared-kit/query';
import { videoQueries } from './videos.queries.ts';

/** What is cached of one list. */
export interface VideoPages {
  pages: VideoPage[];
  pageParams: unknown[];
}

/** Changes a video wherever it is cached; one that was hidden or shown again leaves the lists it stood in. */
export function changeVideo(client: QueryClient, id: string, change: Partial<Video>): void {
  client.setQueryData(videoQueries.one(id).queryKey, (video) => video && { ...video, ...change });
  changeVideos(client, (video) => {
    if (video._id !== id) return video;
    const leaves = change.hidden !== undefined && change.hidden !== video.hidden;
    return leaves ? undefined : { ...video, ...change };
  });
}

/** Changes every listed video; one without an answer leaves its list. */
export function changeVideos(client: QueryClient, next: (video: Video) => Video | undefined): void {
  client.setQueriesData<VideoPages>(
    { queryKey: videoQueries.lists() },
    (cached) =>
      cached && {
        ...cached,
        pages: cached.pages.map((page) => ({
          ...page,
          data: page.data.flatMap((video) => next(video) ?? []),
        })),
      },
  );
}

/** The lists of unseen videos, after all were seen. */
export function emptyUnseen(client: QueryClient, isSeen: (video: Video) => boolean): void {
  client.setQueriesData<VideoPages>(
    {
      queryKey: videoQueries.lists(),
      predicate: ({ queryKey }) => JSON.stringify(queryKey).includes('"unseen":true'),
    },
    (cached) =>
      cached && {
        ...cached,
        pages: cached.pages.map((page) => ({ ...page, data: page.data.filter((video) => !isSeen(video)) })),
      },
  );
}
