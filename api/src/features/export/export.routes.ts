import { paths } from '@my-note/contract';
import { exportQuerySchema, JOB_ID_HEADER } from '@my-note/contract/jobs';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedIn } from '../../core/http/session.ts';
import { type ExportDeps, startExport } from './export.usecases.ts';

export const exportRoutes: FastifyPluginAsyncZod<{ deps: ExportDeps }> = async (app, { deps }) => {
  app.get(
    paths.export,
    { compress: false, exposeHeadRoute: false, schema: { querystring: exportQuerySchema } },
    async (request, reply) => {
      const { job, stream } = await startExport(deps, signedIn(request).userId, request.query.category);
      const day = deps.clock().toISOString().slice(0, 10);
      return reply
        .header(JOB_ID_HEADER, job.id)
        .header('content-disposition', `attachment; filename="my-note-${day}.zip"`)
        .type('application/zip')
        .send(stream);
    },
  );
};
