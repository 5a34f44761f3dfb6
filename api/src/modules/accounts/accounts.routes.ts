import { identityAnswerSchema, paths, signInSchema, signUpSchema } from '@my-note/shared-kit/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { inTurn } from '../../in-turn.ts';
import { signInBody } from '../../plugins/body-size.ts';
import type { Accounts } from './accounts.usecases.ts';

const answerSchema = z.object({
  ...identityAnswerSchema.shape,
  user: z.object({ id: z.string(), name: z.string(), email: z.string() }),
});

export const accountsRoutes: FastifyPluginAsyncZod<{ accounts: Accounts }> = async (app, { accounts }) => {
  app.post(
    paths.signUp,
    { ...signInBody, schema: { body: signUpSchema, response: { 200: answerSchema } } },
    (request) => inTurn(() => accounts.signUp(request.body, request.ip)),
  );

  app.post(
    paths.signIn,
    { ...signInBody, schema: { body: signInSchema, response: { 200: answerSchema } } },
    (request) => inTurn(() => accounts.signIn(request.body, request.ip)),
  );
};
