import type { PageModule } from '@my-note/shared-kit/federation';
import { trashQuery } from '../pages/trash-page.tsx';

export { TrashPage as Component } from '../pages/trash-page.tsx';

// Started, not awaited: the page has a skeleton and an error of its own.
export const loader: PageModule['loader'] = (queryClient) => () => {
  void queryClient.prefetchQuery(trashQuery());
  return null;
};
