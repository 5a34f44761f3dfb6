import { noteSchema, paths, removedSchema } from '@my-note/shared-kit/contract';
import { api } from '@my-note/shared-kit/http';
import { categoryQueries, noteQueries } from '@my-note/shared-kit/queries';
import { mutationOptions, type QueryClient } from '@my-note/shared-kit/query';

const refresh = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: noteQueries.all() }),
    client.invalidateQueries({ queryKey: categoryQueries.all() }),
  ]);

/** What can be done with an entry of the trash, by its id. */
export const trashMutations = {
  restore: () =>
    mutationOptions({
      mutationFn: (id: string) =>
        api.delete(paths.softDelete(id), { body: { restore: true }, schema: noteSchema }),
      onSuccess: (_note, _id, _result, { client }) => refresh(client),
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(paths.note(id), { schema: removedSchema }),
      onSuccess: (_removed, _id, _result, { client }) => refresh(client),
    }),
};
