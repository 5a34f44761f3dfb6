import { noteSchema, paths } from '@my-note/contract';
import { allSeenAnswerSchema, type Video, type VideoUpdate, videoSchema } from '@my-note/contract/youtube';
import { api } from '@my-note/kit/http';
import { refreshLists } from '@my-note/kit/items';
import { mutationOptions, type QueryClient } from '@my-note/kit/query';
import { updateCachedVideo, updateCachedVideos, type VideoPages } from './cached-videos.ts';
import { channelQueries } from './channels.queries.ts';
import { videoQueries } from './videos.queries.ts';

// The channels show how many videos are unseen.
const invalidateUnseenCounts = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: channelQueries.all() });

/** Writes to videos. */
export const videoMutations = {
  /** Marks a video as seen or hidden: an optimistic update, rolled back on an error. */
  update: () =>
    mutationOptions({
      mutationFn: ({ video, change }: { video: Video; change: VideoUpdate }) =>
        api.patch(paths.video(video._id), { body: change, schema: videoSchema }),
      onMutate: async ({ video, change }, { client }) => {
        const lists = client.getQueryCache().findAll({ queryKey: videoQueries.lists() });
        // Their responses would be from before the change, so they are fetched again after it.
        const interrupted = new Set(
          lists.filter(({ state }) => state.fetchStatus !== 'idle').map(({ queryHash }) => queryHash),
        );
        await client.cancelQueries({ queryKey: videoQueries.lists() });
        const before = client.getQueriesData<VideoPages>({ queryKey: videoQueries.lists() });
        updateCachedVideo(client, video._id, defined(change));
        return { before, interrupted };
      },
      // An unhidden video has to find its place; after any other change only the lists off screen are stale.
      onSuccess: (_video, { change }, _result, { client }) =>
        void client.invalidateQueries({
          queryKey: videoQueries.lists(),
          refetchType: change.hidden === false ? 'active' : 'none',
        }),
      onError: (_error, { video, change }, result, { client }) => {
        const { seen, hidden } = video;
        // Restores the lists from the snapshot, because the service may be unreachable.
        if (change.hidden !== undefined)
          for (const [queryKey, pages] of result?.before ?? []) client.setQueryData(queryKey, pages);
        updateCachedVideo(client, video._id, { seen, hidden });
        // Other changes may have been made since the snapshot.
        void client.invalidateQueries({ queryKey: videoQueries.lists() });
      },
      onSettled: (_video, _error, _variables, result, { client }) => {
        void client.invalidateQueries({
          queryKey: videoQueries.lists(),
          predicate: ({ queryHash }) => result?.interrupted.has(queryHash) === true,
        });
        return invalidateUnseenCounts(client);
      },
    }),
  /** All videos, or those of one subscription. */
  markAllSeen: () =>
    mutationOptions({
      mutationFn: (channel: string | undefined) =>
        api.post(paths.videosSeen, { body: channel ? { channel } : {}, schema: allSeenAnswerSchema }),
      onSuccess: (_updated, channel, _result, { client }) => {
        const isSeen = (video: Video) => channel === undefined || video.channel === channel;
        updateCachedVideos(client, (video) => (isSeen(video) ? { ...video, seen: true } : video));
        updateCachedVideos(client, (video) => (isSeen(video) ? undefined : video), { unseen: true });
        // Writing to the cache made the lists fresh, but they are as stale as before.
        void client.invalidateQueries({ queryKey: videoQueries.lists(), refetchType: 'none' });
        return invalidateUnseenCounts(client);
      },
    }),
  /** Opens the video's note; the first call creates it. */
  openNote: () =>
    mutationOptions({
      mutationFn: (video: Video) => api.post(paths.videoNote(video._id), { schema: noteSchema }),
      onSuccess: ({ _id, slug }, video, _result, { client }) => {
        updateCachedVideo(client, video._id, { note: { _id, slug } });
        // The note and its category may be new in the tree.
        void refreshLists(client);
      },
    }),
};

const defined = ({ seen, hidden }: VideoUpdate): Partial<Video> => ({
  ...(seen === undefined ? {} : { seen }),
  ...(hidden === undefined ? {} : { hidden }),
});
