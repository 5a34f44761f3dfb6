import { identityAnswerSchema, paths, signInSchema, signUpSchema } from '@my-note/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { signInBody } from '../../../core/http/body-size.ts';
import { callerOf } from '../../../core/http/caller.ts';
import type { Accounts } from './accounts.usecases.ts';

const answerSchema = z.object({
  ...identityAnswerSchema.shape,
  user: z.object({ id: z.string(), name: z.string(), email: z.string() }),
});

export const accountsRoutes: FastifyPluginAsyncZod<{ accounts: Accounts }> = async (app, { accounts }) => {
  app.addHook('onClose', () => accounts.close());
  app.post(
    paths.signUp,
    { ...signInBody, schema: { body: signUpSchema, response: { 200: answerSchema } } },
    (request, reply) => withCookie(reply, accounts.signUp(request.body, visitorOf(request))),
  );

  app.post(
    paths.signIn,
    { ...signInBody, schema: { body: signInSchema, response: { 200: answerSchema } } },
    (request, reply) => withCookie(reply, accounts.signIn(request.body, visitorOf(request))),
  );
};

const visitorOf = (request: FastifyRequest) => ({
  address: request.ip,
  cookies: request.headers.cookie,
  secure: request.protocol === 'https',
  caller: callerOf(request),
});

async function withCookie<T>(
  reply: FastifyReply,
  signedIn: Promise<{ cookie: string | undefined; response: T }>,
) {
  const { cookie, response } = await signedIn;
  if (cookie) reply.header('set-cookie', cookie);
  return response;
}
