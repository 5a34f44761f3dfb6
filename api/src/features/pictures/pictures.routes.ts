import { paths, pictureQuerySchema } from '@my-note/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendPicture, whileAsked } from '../../core/outgoing/send-picture.ts';
import { visitorOf } from '../shares/view/shared-view.routes.ts';
import { type PicturesDeps, readPicture } from './pictures.usecases.ts';

/** Public, because a share may show it; without a share it requires a user. */
export const picturesRoutes: FastifyPluginAsyncZod<{ deps: PicturesDeps }> = async (app, { deps }) => {
  app.get(
    paths.pictures,
    // A HEAD request would fetch the bytes for nothing.
    { exposeHeadRoute: false, compress: false, schema: { querystring: pictureQuerySchema } },
    async (request, reply) => {
      const visitor = visitorOf(request, reply);
      return sendPicture(reply, await readPicture(deps, request.query, visitor, whileAsked(reply)));
    },
  );
};
