import type { PageModule } from '@my-note/shared-kit/federation';
import { slugOfPath } from '@my-note/shared-kit/menu';
import { noteQueries } from '@my-note/shared-kit/queries';
import { session } from '@my-note/shared-kit/session';

export { ItemPage as Component } from '../pages/item-page.tsx';

/** Starts the page's data without holding the navigation back: the page shows its own waiting state. */
export const loader: PageModule['loader'] =
  (queryClient) =>
  ({ request }) => {
    if (session.get().user) {
      void queryClient.prefetchQuery(noteQueries.bySlug(slugOfPath(new URL(request.url).pathname)));
      void queryClient.prefetchQuery(noteQueries.list());
    }
    return null;
  };
