import type { PageModule } from '@my-note/shared-kit/federation';
import { trashQueries } from '../api/trash.queries.ts';

export { TrashPage as Component } from '../pages/trash-page.tsx';

// Started, not awaited: the page has a skeleton and an error of its own.
export const loader: PageModule['loader'] = (queryClient) => () => {
  void queryClient.prefetchQuery(trashQueries.list());
  return null;
};
