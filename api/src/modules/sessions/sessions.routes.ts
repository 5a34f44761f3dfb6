import {
  idParamsSchema,
  loginAnswerSchema,
  loginRequestSchema,
  paths,
  removedSchema,
} from '@my-note/shared-kit/contract';
import { sessionListSchema } from '@my-note/shared-kit/contract/sessions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedInPersonally } from '../../plugins/authentication.ts';
import { signInBody } from '../../plugins/body-size.ts';
import { type EndingDeps, endSession, readSessions, type SessionsDeps, signIn } from './sessions.usecases.ts';

export const loginRoutes: FastifyPluginAsyncZod<{ deps: SessionsDeps }> = async (app, { deps }) => {
  app.post(
    paths.loginRequests,
    { ...signInBody, schema: { body: loginRequestSchema, response: { 200: loginAnswerSchema } } },
    (request) => signIn(deps, request.body, request.headers['user-agent']),
  );
};

export const sessionsRoutes: FastifyPluginAsyncZod<{ deps: EndingDeps }> = async (app, { deps }) => {
  app.get(paths.loginRequests, { schema: { response: { 200: sessionListSchema } } }, (request) =>
    readSessions(deps, signedInPersonally(request)),
  );

  app.delete(paths.currentLogin, { schema: { response: { 200: removedSchema } } }, (request) => {
    const { userId, sessionId } = signedInPersonally(request);
    return endSession(deps, userId, sessionId);
  });

  app.delete(
    paths.login(':id'),
    { schema: { params: idParamsSchema, response: { 200: removedSchema } } },
    (request) => endSession(deps, signedInPersonally(request).userId, request.params.id),
  );
};
