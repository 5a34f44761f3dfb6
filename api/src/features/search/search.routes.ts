import { contentSearchQuerySchema, contentSearchSchema, paths } from '@my-note/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedIn } from '../../core/http/session.ts';
import type { Services } from '../../core/services.ts';
import { searchContent } from './search.usecases.ts';

export const searchRoutes: FastifyPluginAsyncZod<{ deps: Services }> = async (app, { deps }) => {
  app.get(
    paths.contentSearch,
    { schema: { querystring: contentSearchQuerySchema, response: { 200: contentSearchSchema } } },
    (request) => searchContent(deps, signedIn(request).userId, request.query.q),
  );
};
