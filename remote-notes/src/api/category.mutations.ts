import { type CategoryCreate, categoryEnvelopeSchema, paths } from '@my-note/contract';
import { api } from '@my-note/kit/http';
import { refreshLists } from '@my-note/kit/items';
import { mutationOptions } from '@my-note/kit/query';

export const categoryMutations = {
  /**
   * Afterwards the note lists and the category queries are fetched again (docs/specification/product.md#new-category).
   */
  create: () =>
    mutationOptions({
      mutationFn: (category: CategoryCreate) =>
        api.post(paths.categories, { body: category, schema: categoryEnvelopeSchema }),
      onSuccess: (_category, _variables, _result, { client }) => refreshLists(client),
    }),
};
