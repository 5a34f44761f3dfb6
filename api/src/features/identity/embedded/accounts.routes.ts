import { identityAnswerSchema, paths, signInSchema, signUpSchema } from '@my-note/contract';
import { ticketAnswerSchema } from '@my-note/contract/factors';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { signInBody } from '../../../core/http/body/body-size.ts';
import type { Accounts } from './accounts.usecases.ts';
import { visitorOf, withCookie } from './visitor.http.ts';

const answerSchema = z.object({
  ...identityAnswerSchema.shape,
  user: z.object({ id: z.string(), name: z.string(), email: z.string() }),
});

const signInAnswerSchema = z.union([answerSchema, ticketAnswerSchema]);

export const accountsRoutes: FastifyPluginAsyncZod<{ accounts: Accounts }> = async (app, { accounts }) => {
  app.addHook('onClose', () => accounts.close());
  app.post(
    paths.signUp,
    { ...signInBody, schema: { body: signUpSchema, response: { 200: answerSchema } } },
    (request, reply) => withCookie(reply, accounts.signUp(request.body, visitorOf(request))),
  );

  app.post(
    paths.signIn,
    { ...signInBody, schema: { body: signInSchema, response: { 200: signInAnswerSchema } } },
    (request, reply) => withCookie(reply, accounts.signIn(request.body, visitorOf(request))),
  );
};
