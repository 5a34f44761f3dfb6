import type { PageModule } from '@my-note/kit/federation';
import { channelQueries } from '../api/channels.queries.ts';
import { videoQueries } from '../api/videos.queries.ts';
import { readFilter } from '../model/video-filter.ts';

export { YoutubePage as Component } from '../pages/youtube-page.tsx';

export const prefetch: PageModule['prefetch'] = (queryClient, { searchParams }) => {
  void queryClient.prefetchQuery(channelQueries.list());
  void queryClient.prefetchInfiniteQuery(videoQueries.list(readFilter(searchParams)));
};
