import { configEntrySchema, configListSchema, paths } from '@my-note/contract';
import {
  readTagColors,
  type TagChange,
  type TagColor,
  type TagColors,
  tagChangeSchema,
  tagPaths,
  writeTagColors,
} from '@my-note/contract/tags';
import { api } from '@my-note/kit/http';
import { configQueries, configValue, noteQueries } from '@my-note/kit/queries';
import { mutationOptions, type QueryClient } from '@my-note/kit/query';
import { tagQueries } from './tags.queries.ts';

/** Texts of many notes are new: what shows them is fetched again. */
const refresh = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: tagQueries.all }),
    client.invalidateQueries({ queryKey: noteQueries.slugs() }),
    client.invalidateQueries({ queryKey: noteQueries.lists() }),
    // A renamed tag takes its color with it.
    client.invalidateQueries({ queryKey: configQueries.all() }),
  ]);

/** The colors of all tags in a list of settings. */
export const colorsIn = (list: unknown): Map<string, TagColor> =>
  readTagColors(String(configValue(configListSchema.safeParse(list).data, 'tagColors')));

export const tagMutations = {
  /** The whole setting is sent, so it is read before: it must have what other pages have changed. */
  recolor: () =>
    mutationOptions({
      mutationFn: async (change: (colors: TagColors) => TagColors, { client }) => {
        const list = await client.fetchQuery({ ...configQueries.list(), staleTime: 0 });
        const body = { key: 'tagColors', value: writeTagColors(change(colorsIn(list))) };
        return api.put(paths.configs, { body, schema: configEntrySchema });
      },
      onSuccess: (_entry, _change, _result, { client }) =>
        client.invalidateQueries({ queryKey: configQueries.all() }),
    }),
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
