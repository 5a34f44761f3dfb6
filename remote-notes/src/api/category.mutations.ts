import { type CategoryCreate, categoryEnvelopeSchema, paths } from '@my-note/shared-kit/contract';
import { api } from '@my-note/shared-kit/http';
import { noteQueries } from '@my-note/shared-kit/queries';
import { mutationOptions } from '@my-note/shared-kit/query';
import { refreshLists } from './note-cache.ts';

/** Writes on categories. */
export const categoryMutations = {
  /** Afterwards the note lists and the category queries are fetched anew (specification, section 4). */
  create: () =>
    mutationOptions({
      mutationFn: (category: CategoryCreate) =>
        api.post(paths.categories, { body: category, schema: categoryEnvelopeSchema }),
      onSuccess: (_category, _variables, _result, { client }) => refreshLists(client),
    }),
  /** A new title moves everything below it, so nothing that is cached keeps its slug. */
  rename: () =>
    mutationOptions({
      mutationFn: ({ _id, title }: { _id: string; title: string }) =>
        api.put(paths.category(_id), { body: { title }, schema: categoryEnvelopeSchema }),
      onSuccess: (_category, _variables, _result, { client }) =>
        Promise.all([client.invalidateQueries({ queryKey: noteQueries.all() }), refreshLists(client)]),
    }),
};
