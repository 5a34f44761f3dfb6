import { examplesPresentSchema, examplesSchema, paths } from '@my-note/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedIn } from '../../core/http/session.ts';
import type { Services } from '../../core/services.ts';
import { loadExamples, readExamples } from './examples.usecases.ts';

export const examplesRoutes: FastifyPluginAsyncZod<{ deps: Services }> = async (app, { deps }) => {
  app.get(paths.examples, { schema: { response: { 200: examplesPresentSchema } } }, (request) =>
    readExamples(deps, signedIn(request).userId),
  );

  app.post(paths.examples, { schema: { response: { 200: examplesSchema } } }, (request) =>
    loadExamples(deps, signedIn(request).userId),
  );
};
