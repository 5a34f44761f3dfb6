import { idParamsSchema, paths } from '@my-note/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedIn } from '../../../core/http/session.ts';
import type { Pictures } from '../../../core/outgoing/pictures.ts';
import { sendPicture, whileAsked } from '../../../core/outgoing/send-picture.ts';
import type { Services } from '../../../core/services.ts';
import { requireVideo } from './videos.usecases.ts';

type Deps = Services & { pictures: Pictures; pictureAddress: (videoId: string) => string };

/** Pictures of videos come through the service: Youtube learns nothing of who follows what. */
export const videoPictureRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    paths.videoPicture(':id'),
    { exposeHeadRoute: false, compress: false, schema: { params: idParamsSchema } },
    async (request, reply) => {
      const { userId } = signedIn(request);
      deps.pictures.admit(userId);
      const { videoId } = await requireVideo(deps.db, userId, request.params.id);
      const signal = whileAsked(reply);
      return sendPicture(reply, await deps.pictures.fetch(deps.pictureAddress(videoId), userId, signal));
    },
  );
};
