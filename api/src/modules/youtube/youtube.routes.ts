import {
  channelCreateSchema,
  channelListSchema,
  channelSchema,
  idParamsSchema,
  noteSchema,
  paths,
  removedSchema,
  videoPageSchema,
  videoSchema,
  videosQuerySchema,
  videoUpdateSchema,
} from '@my-note/shared-kit/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedIn } from '../../plugins/authentication.ts';
import { addChannel, readChannels, removeChannel, type YoutubeDeps } from './channels.usecases.ts';
import { openVideoNote } from './video-note.usecases.ts';
import { readVideos, updateVideo } from './videos.usecases.ts';

const byId = { params: idParamsSchema };

export const youtubeRoutes: FastifyPluginAsyncZod<{ deps: YoutubeDeps }> = async (app, { deps }) => {
  app.get(paths.channels, { schema: { response: { 200: channelListSchema } } }, (request) =>
    readChannels(deps, signedIn(request).userId),
  );

  app.post(
    paths.channels,
    { schema: { body: channelCreateSchema, response: { 200: channelSchema } } },
    (request) => addChannel(deps, signedIn(request).userId, request.body.url),
  );

  app.delete(paths.channel(':id'), { schema: { ...byId, response: { 200: removedSchema } } }, (request) =>
    removeChannel(deps, signedIn(request).userId, request.params.id),
  );

  app.get(
    paths.videos,
    { schema: { querystring: videosQuerySchema, response: { 200: videoPageSchema } } },
    (request) => readVideos(deps, signedIn(request).userId, request.query),
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
