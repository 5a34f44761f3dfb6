import { loginAnswerSchema, loginRequestSchema, paths, removedSchema } from '@my-note/shared-kit/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedIn } from '../../plugins/authentication.ts';
import { type SessionsDeps, signIn, signOut } from './sessions.usecases.ts';

export const loginRoutes: FastifyPluginAsyncZod<{ deps: SessionsDeps }> = async (app, { deps }) => {
  app.post(
    paths.loginRequests,
    { schema: { body: loginRequestSchema, response: { 200: loginAnswerSchema } } },
    (request) => signIn(deps, request.body),
  );
};

export const logoutRoutes: FastifyPluginAsyncZod<{ deps: SessionsDeps }> = async (app, { deps }) => {
  app.delete(paths.currentLogin, { schema: { response: { 200: removedSchema } } }, (request) =>
    signOut(deps, signedIn(request)),
  );
};
