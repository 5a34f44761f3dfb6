import { idParamsSchema, noteSchema, paths } from '@my-note/contract';
import {
  allSeenAnswerSchema,
  allSeenSchema,
  videoPageSchema,
  videoSchema,
  videosQuerySchema,
  videoUpdateSchema,
} from '@my-note/contract/youtube';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedIn } from '../../../core/http/session.ts';
import type { Services } from '../../../core/services.ts';
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
};
