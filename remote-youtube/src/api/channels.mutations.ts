import { paths, removedSchema } from '@my-note/contract';
import {
  type Channel,
  type ChannelImport,
  channelListSchema,
  channelSchema,
  channelsImportedSchema,
} from '@my-note/contract/youtube';
import { api } from '@my-note/kit/http';
import { mutationOptions, type QueryClient } from '@my-note/kit/query';
import { channelQueries } from './channels.queries.ts';
import { videoQueries } from './videos.queries.ts';

/** The lists of a `removed` channel may still be on screen for a moment, but must not be fetched again. */
function invalidateChannels(client: QueryClient, removed?: string) {
  const ofRemoved =
    removed === undefined
      ? []
      : client.getQueryCache().findAll({ queryKey: videoQueries.lists({ channel: removed }) });
  return Promise.all([
    client.invalidateQueries({ queryKey: channelQueries.all() }),
    client.invalidateQueries({
      queryKey: videoQueries.lists(),
      predicate: (query) => !ofRemoved.some((other) => other === query),
    }),
  ]);
}

const follow = (url: string) => api.post(paths.channels, { body: { url }, schema: channelSchema });

/** Writes to the channels that the user follows. */
export const channelMutations = {
  /** By a channel's or a video's URL, an @handle or an id. The form shows the error. */
  add: () =>
    mutationOptions({
      meta: { silent: true },
      mutationFn: follow,
      onSuccess: (_channel, _url, _result, { client }) => invalidateChannels(client),
    }),
  /** Undoes a removal, by the channel's id. */
  addAgain: () =>
    mutationOptions({
      mutationFn: follow,
      onSuccess: (_channel, _id, _result, { client }) => invalidateChannels(client),
    }),
  remove: () =>
    mutationOptions({
      mutationFn: ({ _id }: Channel) => api.delete(paths.channel(_id), { schema: removedSchema }),
      onSuccess: (_removed, { _id }, _result, { client }) => invalidateChannels(client, _id),
    }),
  import: () =>
    mutationOptions({
      mutationFn: (body: ChannelImport) =>
        api.post(paths.channelsImport, { body, schema: channelsImportedSchema }),
      onSuccess: (_imported, _body, _result, { client }) => invalidateChannels(client),
    }),
  /** Checks every channel that was not checked within the hour. */
  refresh: () =>
    mutationOptions({
      mutationFn: () => api.post(paths.refresh, { schema: channelListSchema }),
      // A response from before the refresh would hide its progress.
      onMutate: (_none, { client }) => client.cancelQueries({ queryKey: channelQueries.all() }),
      onSuccess: (channels, _none, _result, { client }) =>
        client.setQueryData(channelQueries.list().queryKey, channels),
    }),
};
