import multipart from '@fastify/multipart';
import { idParamsSchema, LIMITS, paths } from '@my-note/contract';
import {
  importConfirmSchema,
  importQuerySchema,
  importUndoneSchema,
  jobSchema,
} from '@my-note/contract/jobs';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { receiveFile } from '../../core/http/body/receive-file.ts';
import { signedIn } from '../../core/http/session.ts';
import { displayName } from '../attachments/attachments.rules.ts';
import { archiveTooLarge } from './import.errors.ts';
import { checkNoImport, type ImportDeps, startImport } from './import.usecases.ts';
import { confirmImport } from './publish/publish.usecases.ts';
import { undoImport } from './publish/undo.usecases.ts';

export const importRoutes: FastifyPluginAsyncZod<{ deps: ImportDeps }> = async (app, { deps }) => {
  await app.register(multipart);

  app.post(
    paths.import,
    {
      schema: {
        consumes: ['multipart/form-data'],
        querystring: importQuerySchema,
        response: { 202: jobSchema },
      },
    },
    async (request, reply) => {
      const { userId } = signedIn(request);
      await checkNoImport(deps, userId);
      const limit = { maxBytes: LIMITS.archiveBytes, tooLarge: archiveTooLarge };
      const { file, name: given } = await receiveFile(request, deps.uploads, limit);
      const [name, preview] = [displayName(given), request.query.preview === 'true'];
      try {
        return reply.code(202).send(await startImport(deps, userId, { file, name, preview }));
      } catch (error) {
        await deps.uploads.discard(file);
        throw error;
      }
    },
  );

  const ofOne = { params: idParamsSchema };
  app.post(
    paths.confirmJob(':id'),
    { schema: { ...ofOne, body: importConfirmSchema, response: { 200: jobSchema } } },
    (request) =>
      confirmImport(deps, signedIn(request).userId, request.params.id, request.body.category ?? null),
  );

  app.post(paths.undoJob(':id'), { schema: { ...ofOne, response: { 200: importUndoneSchema } } }, (request) =>
    undoImport(deps, signedIn(request).userId, request.params.id),
  );
};
