import { paths, pictureQuerySchema } from '@my-note/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendPicture, whileAsked } from '../../core/outgoing/send-picture.ts';
import { visitorOf } from '../shares/view/shared-view.routes.ts';
import { type PicturesDeps, readPicture } from './pictures.usecases.ts';

/** Open to anybody, because a share may show it; without a share it is for people who are signed in. */
export const picturesRoutes: FastifyPluginAsyncZod<{ deps: PicturesDeps }> = async (app, { deps }) => {
  app.get(
    paths.pictures,
    // Nobody needs it without its bytes, which would be fetched for nothing.
    { exposeHeadRoute: false, compress: false, schema: { querystring: pictureQuerySchema } },
    async (request, reply) => {
      const visitor = visitorOf(request, reply);
      return sendPicture(reply, await readPicture(deps, request.query, visitor, whileAsked(reply)));
    },
  );
};
