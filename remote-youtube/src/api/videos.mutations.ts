import { noteSchema, paths } from '@my-note/contract';
import { allSeenAnswerSchema, type Video, type VideoUpdate, videoSchema } from '@my-note/contract/youtube';
import { api } from '@my-note/shared-kit/http';
import { refreshLists } from '@my-note/shared-kit/items';
import { mutationOptions, type QueryClient } from '@my-note/shared-kit/query';
import { changeVideo, changeVideos, emptyUnseen, type VideoPages } from './cached-videos.ts';
import { channelQueries } from './channels.queries.ts';
import { videoQueries } from './videos.queries.ts';

// The channels' numbers of what is unseen.
const recount = (client: QueryClient) => client.invalidateQueries({ queryKey: channelQueries.all() });

/** Writes on videos. Offline they fail instead of waiting. */
export const videoMutations = {
  /** Marks a video as seen or hidden: at once on screen, and back again when the service refuses. */
  update: () =>
    mutationOptions({
      mutationFn: ({ video, change }: { video: Video; change: VideoUpdate }) =>
        api.patch(paths.video(video._id), { body: change, schema: videoSchema }),
      onMutate: async ({ video, change }, { client }) => {
        const lists = client.getQueryCache().findAll({ queryKey: videoQueries.lists() });
        // Their answers would be of before; they are asked for once more behind the change.
        const interrupted = new Set(
          lists.filter(({ state }) => state.fetchStatus !== 'idle').map(({ queryHash }) => queryHash),
        );
        await client.cancelQueries({ queryKey: videoQueries.lists() });
        const before = client.getQueriesData<VideoPages>({ queryKey: videoQueries.lists() });
        changeVideo(client, video._id, defined(change));
        return { before, interrupted };
      },
      // Shown again, a video has to find its place; otherwise the lists that are not on screen are of before.
      onSuccess: (_video, { change }, _result, { client }) =>
        void client.invalidateQueries({
          queryKey: videoQueries.lists(),
          refetchType: change.hidden === false ? 'active' : 'none',
        }),
      onError: (_error, { video, change }, result, { client }) => {
        const { seen, hidden } = video;
        // What left a list finds its place again without the service, which may be out of reach.
        if (change.hidden !== undefined)
          for (const [queryKey, pages] of result?.before ?? []) client.setQueryData(queryKey, pages);
        changeVideo(client, video._id, { seen, hidden });
        // They may have changed otherwise meanwhile.
        void client.invalidateQueries({ queryKey: videoQueries.lists() });
      },
      onSettled: (_video, _error, _variables, result, { client }) => {
        void client.invalidateQueries({
          queryKey: videoQueries.lists(),
          predicate: ({ queryHash }) => result?.interrupted.has(queryHash) === true,
        });
        return recount(client);
      },
    }),
  /** All videos, or those of one subscription. */
  markAllSeen: () =>
    mutationOptions({
      mutationFn: (channel: string | undefined) =>
        api.post(paths.videosSeen, { body: channel ? { channel } : {}, schema: allSeenAnswerSchema }),
      onSuccess: (_answer, channel, _result, { client }) => {
        const isSeen = (video: Video) => channel === undefined || video.channel === channel;
        changeVideos(client, (video) => (isSeen(video) ? { ...video, seen: true } : video));
        emptyUnseen(client, isSeen);
        // What was old stays old, though it was just written.
        void client.invalidateQueries({ queryKey: videoQueries.lists(), refetchType: 'none' });
        return recount(client);
      },
    }),
  /** The note that belongs to the video; made at the first call. */
  openNote: () =>
    mutationOptions({
      mutationFn: (video: Video) => api.post(paths.videoNote(video._id), { schema: noteSchema }),
      onSuccess: ({ _id, slug }, video, _result, { client }) => {
        changeVideo(client, video._id, { note: { _id, slug } });
        // It may be new in the tree, and its category with it.
        void refreshLists(client);
      },
    }),
};

const defined = ({ seen, hidden }: VideoUpdate): Partial<Video> => ({
  ...(seen === undefined ? {} : { seen }),
  ...(hidden === undefined ? {} : { hidden }),
});
