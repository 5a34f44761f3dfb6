import type { PageModule } from '@my-note/shared-kit/federation';
import { videoQueries } from '../api/videos.queries.ts';

export { VideoPage as Component } from '../pages/video-page.tsx';

// Started, not awaited: the page has a skeleton and an error of its own.
export const loader: PageModule['loader'] =
  (queryClient) =>
  ({ request }) => {
    const id = new URL(request.url).pathname.split('/').at(-1) ?? '';
    void queryClient.prefetchQuery(videoQueries.one(id));
    return null;
  };
