import multipart from '@fastify/multipart';
import { jobSchema, LIMITS, paths } from '@my-note/shared-kit/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedIn } from '../../plugins/authentication.ts';
import { receiveFile } from '../../plugins/receive-file.ts';
import { archiveTooLarge } from './import.errors.ts';
import { checkNoImport, type ImportDeps, startImport } from './import.usecases.ts';

export const importRoutes: FastifyPluginAsyncZod<{ deps: ImportDeps }> = async (app, { deps }) => {
  await app.register(multipart);

  app.post(
    paths.import,
    { schema: { consumes: ['multipart/form-data'], response: { 202: jobSchema } } },
    async (request, reply) => {
      const { userId } = signedIn(request);
      await checkNoImport(deps, userId);
      const limit = { maxBytes: LIMITS.archiveBytes, tooLarge: archiveTooLarge };
      const { file } = await receiveFile(request, deps.uploads, limit);
      try {
        return reply.code(202).send(await startImport(deps, userId, file));
      } catch (error) {
        await deps.uploads.discard(file);
        throw error;
      }
    },
  );
};
