import {
  idParamsSchema,
  paths,
  removedSchema,
  shareBodySchema,
  shareParamsSchema,
  shareSchema,
  sharingSchema,
} from '@my-note/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedIn } from '../../core/http/session.ts';
import type { Services } from '../../core/services.ts';
import { readSharing, removeShare, shareItem } from './shares.usecases.ts';

export const sharesRoutes: FastifyPluginAsyncZod<{ deps: Services }> = async (app, { deps }) => {
  app.put(
    paths.share(':id'),
    { schema: { params: idParamsSchema, body: shareBodySchema, response: { 200: shareSchema } } },
    (request) => shareItem(deps, signedIn(request).userId, request.params.id, request.body),
  );

  app.delete(
    paths.shared(':shareId'),
    { schema: { params: shareParamsSchema, response: { 200: removedSchema } } },
    (request) => removeShare(deps, signedIn(request).userId, request.params.shareId),
  );

  app.get(paths.sharing, { schema: { response: { 200: sharingSchema } } }, (request) =>
    readSharing(deps, signedIn(request).userId),
  );
};
