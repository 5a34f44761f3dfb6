import { paths, removedSchema } from '@my-note/contract';
import {
  type Channel,
  type ChannelImport,
  channelListSchema,
  channelSchema,
  channelsImportedSchema,
} from '@my-note/contract/youtube';
import { api } from '@my-note/shared-kit/http';
import { mutationOptions, type QueryClient } from '@my-note/shared-kit/query';
import { channelQueries } from './channels.queries.ts';
import { videoQueries } from './videos.queries.ts';

/** The list of a channel that is `gone` is asked for no more, though it may still be on its way off the screen. */
const lookAgain = (client: QueryClient, gone?: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: channelQueries.all() }),
    client.invalidateQueries({
      queryKey: videoQueries.lists(),
      predicate: ({ queryKey }) => gone === undefined || !JSON.stringify(queryKey).includes(gone),
    }),
  ]);

const follow = (url: string) => api.post(paths.channels, { body: { url }, schema: channelSchema });

/** Writes on what the user follows. Offline they fail instead of waiting. */
export const channelMutations = {
  /** By a channel's or a video's address, an @handle or an id. A refusal is shown beside the field. */
  add: () =>
    mutationOptions({
      meta: { silent: true },
      mutationFn: follow,
      onSuccess: (_channel, _url, _result, { client }) => lookAgain(client),
    }),
  /** By its id, after it was removed. */
  addAgain: () =>
    mutationOptions({
      mutationFn: follow,
      onSuccess: (_channel, _id, _result, { client }) => lookAgain(client),
    }),
  remove: () =>
    mutationOptions({
      mutationFn: ({ _id }: Channel) => api.delete(paths.channel(_id), { schema: removedSchema }),
      onSuccess: (_removed, { _id }, _result, { client }) => lookAgain(client, _id),
    }),
  import: () =>
    mutationOptions({
      mutationFn: (body: ChannelImport) =>
        api.post(paths.channelsImport, { body, schema: channelsImportedSchema }),
      onSuccess: (_answer, _body, _result, { client }) => lookAgain(client),
    }),
  /** Asks for news of every channel that was not checked within the hour. */
  refresh: () =>
    mutationOptions({
      mutationFn: () => api.post(paths.refresh, { schema: channelListSchema }),
      // An answer of before would hide what is under way.
      onMutate: (_none, { client }) => client.cancelQueries({ queryKey: channelQueries.all() }),
      onSuccess: (channels, _none, _result, { client }) =>
        client.setQueryData(channelQueries.list().queryKey, channels),
    }),
};
