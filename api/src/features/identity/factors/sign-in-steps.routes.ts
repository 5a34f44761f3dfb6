import { identityAnswerSchema, paths } from '@my-note/contract';
import { passkeyRequestSchema, passkeySignInSchema, secondFactorSchema } from '@my-note/contract/factors';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signInBody } from '../../../core/http/body/body-size.ts';
import { visitorOf, withCookie } from '../embedded/visitor.http.ts';
import type { Sites } from '../identity.port.ts';
import { relyingParty } from './passkeys/relying-party.rules.ts';
import type { SignInSteps } from './sign-in-steps.usecases.ts';

type Options = { steps: SignInSteps; sites: Sites };

export const signInStepsRoutes: FastifyPluginAsyncZod<Options> = async (app, { steps, sites }) => {
  app.post(
    paths.secondFactor,
    { ...signInBody, schema: { body: secondFactorSchema, response: { 200: identityAnswerSchema } } },
    (request, reply) => withCookie(reply, steps.withCode(request.body, visitorOf(request))),
  );

  app.post(
    paths.passkeyOptions,
    { ...signInBody, schema: { response: { 200: passkeyRequestSchema } } },
    ({ headers, host }) => steps.passkeyOptions(relyingParty(headers.origin, host, sites)),
  );

  app.post(
    paths.passkeySignIn,
    { ...signInBody, schema: { body: passkeySignInSchema, response: { 200: identityAnswerSchema } } },
    (request, reply) => {
      const site = relyingParty(request.headers.origin, request.host, sites);
      return withCookie(reply, steps.withPasskey(site, request.body, visitorOf(request)));
    },
  );
};
