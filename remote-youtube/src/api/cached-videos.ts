import type { Video, VideoPage } from '@my-note/contract/youtube';
import type { QueryClient } from '@my-note/kit/query';
import type { VideoFilter } from '../model/video-filter.ts';
import { videoQueries } from './videos.queries.ts';

/** The cached pages of one list. */
export interface VideoPages {
  pages: VideoPage[];
  pageParams: unknown[];
}

/** Changes a video wherever it is cached; hiding or unhiding it removes it from the lists it was in. */
export function updateCachedVideo(client: QueryClient, id: string, change: Partial<Video>): void {
  client.setQueryData(videoQueries.one(id).queryKey, (video) => video && { ...video, ...change });
  updateCachedVideos(client, (video) => {
    if (video._id !== id) return video;
    const leaves = change.hidden !== undefined && change.hidden !== video.hidden;
    return leaves ? undefined : { ...video, ...change };
  });
}

/** Changes every video of the lists with a filter; those for which `next` returns undefined are removed. */
export function updateCachedVideos(
  client: QueryClient,
  next: (video: Video) => Video | undefined,
  filter?: VideoFilter,
): void {
  client.setQueriesData<VideoPages>(
    { queryKey: videoQueries.lists(filter) },
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
