import { attachmentQuerySchema, idParamsSchema, paths } from '@my-note/contract';
import type { Routes } from '../../../core/http/routes.ts';
import { sendAttachment } from '../../attachments/attachments.http.ts';
import { openAttachment } from './shared-attachments.usecases.ts';
import { visitorOf } from './shared-view.routes.ts';
import type { SharedViewDeps } from './shared-view.usecases.ts';

/** Open to anybody, because a share may show it; without a share it is the owner's alone. */
export const attachmentViewRoutes: Routes<SharedViewDeps> = async (app, { deps }) => {
  app.get(
    paths.attachment(':id'),
    // Compressing would change the bytes that a range and the length speak of.
    { compress: false, schema: { params: idParamsSchema, querystring: attachmentQuerySchema } },
    async (request, reply) => {
      const { share } = request.query;
      const row = await openAttachment(deps, request.params.id, visitorOf(request, reply), share);
      // The bytes never change, but who may see them does: a sign-out, an ended share.
      reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex');
      return sendAttachment(request, reply, deps, row);
    },
  );
};
