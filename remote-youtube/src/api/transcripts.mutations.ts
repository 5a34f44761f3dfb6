import { paths, removedSchema } from '@my-note/contract';
import { type TranscriptUpdate, transcriptSchema } from '@my-note/contract/youtube';
import { api } from '@my-note/kit/http';
import { mutationOptions } from '@my-note/kit/query';
import { updateCachedVideo } from './cached-videos.ts';
import { transcriptQuery } from './transcripts.queries.ts';

const saveMutation = (videoId: string, meta: { silent?: boolean }) =>
  mutationOptions({
    meta,
    mutationFn: (body: TranscriptUpdate) =>
      api.put(paths.transcript(videoId), { body, schema: transcriptSchema }),
    onSuccess: ({ transcript }, _body, _result, { client }) => {
      client.setQueryData(transcriptQuery(videoId).queryKey, transcript);
      updateCachedVideo(client, videoId, { hasTranscript: true });
    },
  });

/** Writes on the transcript of a video. */
export const transcriptMutations = {
  /** A refusal is shown beside the text. */
  save: (videoId: string) => saveMutation(videoId, { silent: true }),
  /** After it was removed. */
  restore: (videoId: string) => saveMutation(videoId, {}),
  remove: (videoId: string) =>
    mutationOptions({
      mutationFn: () => api.delete(paths.transcript(videoId), { schema: removedSchema }),
      onSuccess: (_removed, _none, _result, { client }) => {
        client.setQueryData(transcriptQuery(videoId).queryKey, null);
        updateCachedVideo(client, videoId, { hasTranscript: false });
      },
    }),
};
