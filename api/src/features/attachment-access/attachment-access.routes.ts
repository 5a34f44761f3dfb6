import { attachmentPlayerSchema, attachmentQuerySchema, idParamsSchema, paths } from '@my-note/contract';
import { PICTURE_WIDTHS } from '@my-note/contract/picture-widths';
import * as z from 'zod/mini';
import type { Routes } from '../../core/http/routes.ts';
import { requireSessionAuth } from '../../core/http/session.ts';
import type { Services } from '../../core/services.ts';
import { sendAttachment, sendPicture } from '../attachments/attachments.http.ts';
import type { ScaledDeps } from '../attachments/scaled/scaled-picture.usecases.ts';
import { visitorOf } from '../shares/view/shared-view.routes.ts';
import type { SharedViewDeps } from '../shares/view/shared-view.usecases.ts';
import { openAttachment } from './attachment-access.usecases.ts';
import { allowPlayer, playerOf } from './player.usecases.ts';
import { playerCookieHeader, readPlayerCookie } from './player-cookie.rules.ts';

const querystring = z.extend(attachmentQuerySchema, {
  width: z.optional(z.pipe(z.coerce.number(), z.literal(PICTURE_WIDTHS))),
});

/**
 * Open to everybody, because a share may show it; without a share only its owner may read it, or the player of the owner's
 * browser.
 */
export const attachmentReadingRoutes: Routes<SharedViewDeps & ScaledDeps> = async (app, { deps }) => {
  app.get(
    paths.attachment(':id'),
    // Compression would change the bytes to which ranges and the length refer.
    { compress: false, schema: { params: idParamsSchema, querystring } },
    async (request, reply) => {
      const { width, ...place } = request.query;
      const { id } = request.params;
      const visitor = visitorOf(request, reply);
      const userId = visitor.userId ?? (await playerOf(deps, readPlayerCookie(request), id));
      const row = await openAttachment(deps, id, { ...visitor, userId }, place);
      // The bytes never change, but access does: after a sign-out, or when a share ends.
      reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex');
      if (width !== undefined) return sendPicture(request, reply, deps, row, width);
      return sendAttachment(request, reply, deps, row);
    },
  );
};

type PlayerDeps = Services & { config: { apiHost: string } };

/** Lets the player of the owner's browser read a file. */
export const attachmentPlayerRoutes: Routes<PlayerDeps> = async (app, { deps }) => {
  app.post(
    paths.attachmentPlayer(':id'),
    { schema: { params: idParamsSchema, response: { 200: attachmentPlayerSchema } } },
    async (request, reply) => {
      const allowed = await allowPlayer(deps, requireSessionAuth(request), request.params.id);
      reply.header('set-cookie', playerCookieHeader(request, deps.config.apiHost, allowed));
      return { until: allowed.until.toISOString() };
    },
  );
};
