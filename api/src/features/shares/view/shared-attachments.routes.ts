import { attachmentQuerySchema, idParamsSchema, paths } from '@my-note/contract';
import type { Routes } from '../../../core/http/routes.ts';
import { sendAttachment } from '../../attachments/attachments.http.ts';
import { openAttachment } from './shared-attachments.usecases.ts';
import { visitorOf } from './shared-view.routes.ts';
import type { SharedViewDeps } from './shared-view.usecases.ts';

/** Open to everybody, because a share may show it; without a share only its owner may read it. */
export const attachmentViewRoutes: Routes<SharedViewDeps> = async (app, { deps }) => {
  app.get(
    paths.attachment(':id'),
    // Compression would change the bytes to which ranges and the length refer.
    { compress: false, schema: { params: idParamsSchema, querystring: attachmentQuerySchema } },
    async (request, reply) => {
      const { share } = request.query;
      const row = await openAttachment(deps, request.params.id, visitorOf(request, reply), share);
      // The bytes never change, but access does: after a sign-out, or when a share ends.
      reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex');
      return sendAttachment(request, reply, deps, row);
    },
  );
};
