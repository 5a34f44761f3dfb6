import multipart from '@fastify/multipart';
import { attachmentQuerySchema, attachmentSchema, idParamsSchema, LIMITS, paths } from '@my-note/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Uploads } from '../../core/files/uploads.ts';
import { receiveFile } from '../../core/http/receive-file.ts';
import type { Services } from '../../core/services.ts';
import { signedIn } from '../sessions/authentication.ts';
import type { SharedViewDeps } from '../shares/shared-view.usecases.ts';
import { visitorOf } from '../shares/shares.routes.ts';
import { attachmentTooLarge } from './attachments.errors.ts';
import type { AttachmentRow } from './attachments.table.ts';
import { openAttachment, storeAttachment } from './attachments.usecases.ts';
import { readRange } from './byte-range.ts';

export type AttachmentsDeps = Services & { uploads: Uploads };

export const attachmentsRoutes: FastifyPluginAsyncZod<{ deps: AttachmentsDeps }> = async (app, { deps }) => {
  await app.register(multipart);

  app.post(
    paths.attachments,
    { schema: { consumes: ['multipart/form-data'], response: { 201: attachmentSchema } } },
    async (request, reply) => {
      const limit = { maxBytes: LIMITS.attachmentBytes, tooLarge: attachmentTooLarge };
      const received = await receiveFile(request, deps.uploads, limit);
      try {
        reply.code(201);
        return await storeAttachment(deps, signedIn(request).userId, received);
      } finally {
        await deps.uploads.discard(received.file);
      }
    },
  );
};

/** Open to anybody, because a share may show it; without a share it is the owner's alone. */
export const attachmentViewRoutes: FastifyPluginAsyncZod<{ deps: SharedViewDeps }> = async (
  app,
  { deps },
) => {
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

/** The bytes never change, and nothing in them may ever run. */
async function sendAttachment(
  request: FastifyRequest,
  reply: FastifyReply,
  { files }: Services,
  { id, name, type, size }: AttachmentRow,
) {
  const etag = `"${id}"`;
  reply
    .header('etag', etag)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('content-disposition', disposition(type, name))
    .header('accept-ranges', 'bytes');
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  reply.type(type.startsWith('text/') ? `${type}; charset=utf-8` : type);

  const { range: wanted, 'if-range': ifRange } = request.headers;
  const range = ifRange === undefined || ifRange === etag ? readRange(wanted, size) : undefined;
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  return reply.send(await files.read(id, range));
}

/** Images show in the page; a PDF opens no viewer inside the sandbox, so it is saved like the rest. */
function disposition(type: string, name: string) {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type.startsWith('image/') ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded}`;
}
