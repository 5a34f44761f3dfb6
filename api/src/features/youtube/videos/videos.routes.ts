import { idParamsSchema, noteSchema, paths, removedSchema } from '@my-note/contract';
import {
  allSeenAnswerSchema,
  allSeenSchema,
  transcriptSchema,
  transcriptUpdateSchema,
  videoPageSchema,
  videoSchema,
  videosQuerySchema,
  videoUpdateSchema,
} from '@my-note/contract/youtube';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { transcriptBody } from '../../../core/http/body-size.ts';
import type { Services } from '../../../core/services.ts';
import { signedIn } from '../../sessions/authentication.ts';
import { readTranscript, removeTranscript, writeTranscript } from '../transcripts/transcripts.usecases.ts';
import { openVideoNote } from './video-note.usecases.ts';
import { markAllSeen, readVideo, readVideos, updateVideo } from './videos.usecases.ts';

const byId = { params: idParamsSchema };

export const videosRoutes: FastifyPluginAsyncZod<{ deps: Services }> = async (app, { deps }) => {
  app.get(
    paths.videos,
    { schema: { querystring: videosQuerySchema, response: { 200: videoPageSchema } } },
    (request) => readVideos(deps, signedIn(request).userId, request.query),
  );

  app.post(
    paths.videosSeen,
    { schema: { body: allSeenSchema, response: { 200: allSeenAnswerSchema } } },
    (request) => markAllSeen(deps, signedIn(request).userId, request.body.channel),
  );

  app.get(paths.video(':id'), { schema: { ...byId, response: { 200: videoSchema } } }, (request) =>
    readVideo(deps, signedIn(request).userId, request.params.id),
  );

  app.patch(
    paths.video(':id'),
    { schema: { ...byId, body: videoUpdateSchema, response: { 200: videoSchema } } },
    (request) => updateVideo(deps, signedIn(request).userId, request.params.id, request.body),
  );

  app.post(paths.videoNote(':id'), { schema: { ...byId, response: { 200: noteSchema } } }, (request) =>
    openVideoNote(deps, signedIn(request).userId, request.params.id),
  );

  app.get(paths.transcript(':id'), { schema: { ...byId, response: { 200: transcriptSchema } } }, (request) =>
    readTranscript(deps, signedIn(request).userId, request.params.id),
  );

  app.put(
    paths.transcript(':id'),
    {
      ...transcriptBody,
      schema: { ...byId, body: transcriptUpdateSchema, response: { 200: transcriptSchema } },
    },
    (request) => writeTranscript(deps, signedIn(request).userId, request.params.id, request.body),
  );

  app.delete(paths.transcript(':id'), { schema: { ...byId, response: { 200: removedSchema } } }, (request) =>
    removeTranscript(deps, signedIn(request).userId, request.params.id),
  );
};
