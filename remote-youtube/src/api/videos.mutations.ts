import { noteSchema, paths } from '@my-note/shared-kit/contract';
import {
  allSeenAnswerSchema,
  type Video,
  type VideoUpdate,
  videoSchema,
} from '@my-note/shared-kit/contract/youtube';
import { api } from '@my-note/shared-kit/http';
import { refreshLists } from '@my-note/shared-kit/items';
import { mutationOptions, type QueryClient } from '@my-note/shared-kit/query';
import { changeVideo, changeVideos } from './cached-videos.ts';
import { channelQueries } from './channels.queries.ts';
import { videoQueries } from './videos.queries.ts';

// The channels' numbers of what is unseen.
const recount = (client: QueryClient) => client.invalidateQueries({ queryKey: channelQueries.all() });
const listAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: videoQueries.lists() });

/** Writes on videos. Offline they fail instead of waiting. */
export const videoMutations = {
  /** Marks a video as seen or hidden: at once on screen, and back again when the service refuses. */
  update: () =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: ({ video, change }: { video: Video; change: VideoUpdate }) =>
        api.patch(paths.video(video._id), { body: change, schema: videoSchema }),
      onMutate: async ({ video, change }, { client }) => {
        await client.cancelQueries({ queryKey: videoQueries.lists() });
        changeVideo(client, video._id, defined(change));
      },
      // Shown again, it has to find its place.
      onSuccess: (_video, { change }, _result, { client }) => {
        if (change.hidden === false) void listAgain(client);
      },
      onError: (_error, { video }, _result, { client }) => {
        const { seen, hidden } = video;
        changeVideo(client, video._id, { seen, hidden });
        void listAgain(client);
      },
      onSettled: (_video, _error, _variables, _result, { client }) => recount(client),
    }),
  /** All videos, or those of one subscription. */
  markAllSeen: () =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: (channel: string | undefined) =>
        api.post(paths.videosSeen, { body: channel ? { channel } : {}, schema: allSeenAnswerSchema }),
      onSuccess: (_answer, channel, _result, { client }) => {
        changeVideos(client, (video) =>
          channel === undefined || video.channel === channel ? { ...video, seen: true } : video,
        );
        return recount(client);
      },
    }),
  /** The note that belongs to the video; made at the first call. */
  openNote: () =>
    mutationOptions({
      networkMode: 'always',
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
