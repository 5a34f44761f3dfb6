import { idParamsSchema, paths } from '@my-note/contract';
import { jobListSchema, jobSchema } from '@my-note/contract/jobs';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedIn } from '../../core/http/session.ts';
import { cancelJob, type JobsDeps, readJob, readJobs } from './jobs.usecases.ts';

export const jobsRoutes: FastifyPluginAsyncZod<{ deps: JobsDeps }> = async (app, { deps }) => {
  const ofOne = { params: idParamsSchema };

  app.get(paths.jobs, { schema: { response: { 200: jobListSchema } } }, async (request) => ({
    data: await readJobs(deps, signedIn(request).userId),
  }));

  app.get(paths.job(':id'), { schema: { ...ofOne, response: { 200: jobSchema } } }, (request) =>
    readJob(deps, signedIn(request).userId, request.params.id),
  );

  app.delete(paths.job(':id'), { schema: { ...ofOne, response: { 200: jobSchema } } }, (request) =>
    cancelJob(deps, signedIn(request).userId, request.params.id),
  );
};
