import { paths } from '@my-note/contract';
import { requestCreateSchema, requestListSchema, requestSchema } from '@my-note/contract/requests';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedIn } from '../../core/http/session.ts';
import type { Services } from '../../core/services.ts';
import { createRequest, readRequests } from './requests.usecases.ts';

export const requestsRoutes: FastifyPluginAsyncZod<{ deps: Services }> = async (app, { deps }) => {
  app.get(paths.requests, { schema: { response: { 200: requestListSchema } } }, (request) =>
    readRequests(deps, signedIn(request).userId),
  );

  app.post(
    paths.requests,
    { schema: { body: requestCreateSchema, response: { 200: requestSchema } } },
    (request) => createRequest(deps, signedIn(request).userId, request.body),
  );
};
