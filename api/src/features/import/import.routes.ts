import multipart from '@fastify/multipart';
import { LIMITS, paths } from '@my-note/contract';
import { importQuerySchema, jobSchema } from '@my-note/contract/jobs';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { receiveFile } from '../../core/http/receive-file.ts';
import { displayName } from '../attachments/display-name.ts';
import { signedIn } from '../sessions/authentication.ts';
import { checkNoImport, type ImportDeps, startImport } from './import.usecases.ts';
import { archiveTooLarge } from './read/import.errors.ts';

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
};
