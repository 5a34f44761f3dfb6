import { type TagChange, tagChangeSchema, tagPaths } from '@my-note/contract/tags';
import { api } from '@my-note/kit/http';
import { noteQueries } from '@my-note/kit/queries';
import { mutationOptions, type QueryClient } from '@my-note/kit/query';
import { tagQueries } from './tags.queries.ts';

/** Texts of many notes are new: what shows them is fetched again. */
const refresh = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: tagQueries.all }),
    client.invalidateQueries({ queryKey: noteQueries.slugs() }),
    client.invalidateQueries({ queryKey: noteQueries.lists() }),
  ]);

export const tagMutations = {
  rename: () =>
    mutationOptions({
      mutationFn: (body: { from: string; to: string }) =>
        api.post(tagPaths.rename, { body, schema: tagChangeSchema }),
      onSettled: (_change, _error, _names, _result, { client }) => refresh(client),
    }),
  undo: () =>
    mutationOptions({
      mutationFn: (changed: TagChange['changed']) =>
        api.post(tagPaths.undo, { body: { changed }, schema: tagChangeSchema }),
      onSettled: (_change, _error, _changed, _result, { client }) => refresh(client),
    }),
};
