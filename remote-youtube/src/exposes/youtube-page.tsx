import type { PageModule } from '@my-note/shared-kit/federation';
import { channelQueries } from '../api/channels.queries.ts';
import { videoQueries } from '../api/videos.queries.ts';
import { readFilter } from '../model/video-filter.ts';

export { YoutubePage as Component } from '../pages/youtube-page.tsx';

// Started, not awaited: the page has skeletons and errors of its own.
export const loader: PageModule['loader'] =
  (queryClient) =>
  ({ request }) => {
    void queryClient.prefetchQuery(channelQueries.list());
    void queryClient.prefetchInfiniteQuery(videoQueries.list(readFilter(new URL(request.url).searchParams)));
    return null;
  };
