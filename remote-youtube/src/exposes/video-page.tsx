import type { PageModule } from '@my-note/kit/federation';
import { videoQueries } from '../api/videos.queries.ts';

export { VideoPage as Component } from '../pages/video-page.tsx';

export const prefetch: PageModule['prefetch'] = (queryClient, { params: { videoId = '' } }) =>
  void queryClient.prefetchQuery(videoQueries.one(videoId));
