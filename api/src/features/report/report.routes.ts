import { paths } from '@my-note/contract';
import { reportSchema } from '@my-note/contract/report';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedIn } from '../../core/http/session.ts';
import type { Services } from '../../core/services.ts';
import { readReport } from './report.usecases.ts';

export const reportRoutes: FastifyPluginAsyncZod<{ deps: Services }> = async (app, { deps }) => {
  app.get(paths.report, { schema: { response: { 200: reportSchema } } }, (request) =>
    readReport(deps, signedIn(request).userId),
  );
};
