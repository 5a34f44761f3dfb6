import type { PageModule } from '@my-note/kit/federation';
import { trashQueries } from '../api/trash.queries.ts';

export { TrashPage as Component } from '../pages/trash-page.tsx';

export const prefetch: PageModule['prefetch'] = (queryClient) =>
  void queryClient.prefetchQuery(trashQueries.list());
