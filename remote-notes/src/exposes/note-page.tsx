import type { PageModule } from '@my-note/kit/federation';
import { noteQueries } from '@my-note/kit/queries';

export { ItemPage as Component } from '../pages/item-page.tsx';

// The text of the note is fetched before this module is there: the page declares it in the package.json.
export const prefetch: PageModule['prefetch'] = (queryClient) =>
  void queryClient.prefetchQuery(noteQueries.list());
