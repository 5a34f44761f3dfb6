import { idParamsSchema, paths, removedSchema } from '@my-note/contract';
import {
  channelCreateSchema,
  channelImportSchema,
  channelListSchema,
  channelSchema,
  channelsImportedSchema,
} from '@my-note/contract/youtube';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listBody } from '../../../core/http/body/body-size.ts';
import { signedIn } from '../../../core/http/session.ts';
import {
  addChannel,
  readChannels,
  refreshChannels,
  removeChannel,
  type YoutubeDeps,
} from './channels.usecases.ts';
import { importChannels } from './channels-import.usecases.ts';

export const channelsRoutes: FastifyPluginAsyncZod<{ deps: YoutubeDeps }> = async (app, { deps }) => {
  const listResponse = { schema: { response: { 200: channelListSchema } } };

  app.get(paths.channels, listResponse, (request) => readChannels(deps, signedIn(request).userId));

  app.post(paths.refresh, listResponse, (request) => refreshChannels(deps, signedIn(request).userId));

  app.post(
    paths.channels,
    { schema: { body: channelCreateSchema, response: { 200: channelSchema } } },
    (request) => addChannel(deps, signedIn(request).userId, request.body.url),
  );

  app.post(
    paths.channelsImport,
    { ...listBody, schema: { body: channelImportSchema, response: { 200: channelsImportedSchema } } },
    (request) => importChannels(deps, signedIn(request).userId, request.body),
  );

  app.delete(
    paths.channel(':id'),
    { schema: { params: idParamsSchema, response: { 200: removedSchema } } },
    (request) => removeChannel(deps, signedIn(request).userId, request.params.id),
  );
};
