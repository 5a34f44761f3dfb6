import { paths } from '@my-note/contract';
import { transcriptSchema } from '@my-note/contract/youtube';
import { api } from '@my-note/kit/http';
import { queryOptions } from '@my-note/kit/query';

/** The transcript of a video; null when there is none. */
export const transcriptQuery = (videoId: string) =>
  queryOptions({
    queryKey: ['youtube', 'transcript', videoId],
    queryFn: async ({ signal }) =>
      (await api.get(paths.transcript(videoId), { schema: transcriptSchema, signal })).transcript,
  });
