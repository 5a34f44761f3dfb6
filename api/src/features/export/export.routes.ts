import { paths } from '@my-note/contract';
import { exportQuerySchema, JOB_ID_HEADER } from '@my-note/contract/jobs';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedIn } from '../../core/http/session.ts';
import { type ExportDeps, startExport } from './export.usecases.ts';

/** Letters of other scripts have a form of their own in this header (RFC 6266). */
const attachmentNamed = (name: string) => {
  const plain = name.replace(/[^\w. -]+/g, '_');
  const encoded = plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`;
  return `attachment; filename="${plain}"${encoded}`;
};

type Deps = ExportDeps & { publicUrl: string | undefined };

export const exportRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    paths.export,
    { compress: false, exposeHeadRoute: false, schema: { querystring: exportQuerySchema } },
    async (request, reply) => {
      const { userId } = signedIn(request);
      const site = deps.publicUrl ?? `${request.protocol}://${request.host}`;
      const { job, stream } = await startExport(deps, userId, request.query, site);
      reply.header(JOB_ID_HEADER, job.id);
      if (job.name !== null)
        return (
          reply
            .header('content-disposition', attachmentNamed(job.name))
            // Opened on this site, it would be a page of it.
            .header('content-security-policy', "default-src 'none'; sandbox")
            .type('text/html; charset=utf-8')
            .send(stream)
        );
      const day = deps.clock().toISOString().slice(0, 10);
      const name = request.query.format === 'html' ? `my-note-site-${day}.zip` : `my-note-${day}.zip`;
      return reply.header('content-disposition', attachmentNamed(name)).type('application/zip').send(stream);
    },
  );
};
