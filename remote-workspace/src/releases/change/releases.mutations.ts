import { type ReleaseChange, releaseChangedSchema, releasePaths } from '@my-note/contract/releases';
import { api } from '@my-note/kit/http';
import { mutationOptions, type QueryClient } from '@my-note/kit/query';
import { releasesQueries } from '../releases.queries.ts';

// Also after a refusal: what was seen is out of date then.
const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: releasesQueries.all });

export const releaseMutations = {
  change: () =>
    mutationOptions({
      mutationFn: ({ name, change, body }: { name: string; change: ReleaseChange; body: object }) =>
        api.post(releasePaths.change(name, change), { body, schema: releaseChangedSchema }),
      // The dialog shows why it was refused.
      meta: { silent: true },
      onSettled: (_response, _error, _change, _result, { client }) => refresh(client),
    }),
  undo: () =>
    mutationOptions({
      mutationFn: ({ name, revision }: { name: string; revision: number }) =>
        api.post(releasePaths.change(name, 'undo'), { body: { revision }, schema: releaseChangedSchema }),
      onSettled: (_response, _error, _undo, _result, { client }) => refresh(client),
    }),
};
