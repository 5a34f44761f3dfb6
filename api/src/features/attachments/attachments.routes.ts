import multipart from '@fastify/multipart';
import { attachmentSchema, paths } from '@my-note/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Uploads } from '../../core/files/uploads.ts';
import { receiveFile } from '../../core/http/body/receive-file.ts';
import { signedIn } from '../../core/http/session.ts';
import type { Services } from '../../core/services.ts';
import { attachmentTooLarge } from './attachments.errors.ts';
import { storeAttachment } from './attachments.usecases.ts';

export type AttachmentsDeps = Services & { uploads: Uploads };

export const attachmentsRoutes: FastifyPluginAsyncZod<{ deps: AttachmentsDeps }> = async (app, { deps }) => {
  await app.register(multipart);

  app.post(
    paths.attachments,
    { schema: { consumes: ['multipart/form-data'], response: { 201: attachmentSchema } } },
    async (request, reply) => {
      const { fileBytes } = deps.quota;
      const limit = { maxBytes: fileBytes, tooLarge: () => attachmentTooLarge(fileBytes) };
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
