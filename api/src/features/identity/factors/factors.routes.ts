import { idParamsSchema, paths, removedSchema } from '@my-note/contract';
import {
  authenticatorKeySchema,
  codeFormSchema,
  factorsSchema,
  newPasskeySchema,
  passkeyCreationSchema,
  passkeyNameFormSchema,
  passkeySchema,
  passwordFormSchema,
  recoveryCodesSchema,
} from '@my-note/contract/factors';
import type { FastifyRequest } from 'fastify';
import { signInBody } from '../../../core/http/body/body-size.ts';
import { callerOf } from '../../../core/http/caller.ts';
import type { Routes } from '../../../core/http/routes.ts';
import { requireSessionAuth, type SignedIn } from '../../../core/http/session.ts';
import type { Services } from '../../../core/services.ts';
import type { AccountRules, Sites } from '../identity.port.ts';
import { createPasswordConfirmation } from './confirm-password.usecases.ts';
import { addPasskey, removePasskey, renamePasskey, startPasskey } from './passkeys/passkeys.usecases.ts';
import { relyingParty } from './passkeys/relying-party.rules.ts';
import { readFactors } from './read-factors.usecases.ts';
import {
  confirmTwoStep,
  endTwoStep,
  renewRecoveryCodes,
  startTwoStep,
} from './two-step/two-step.usecases.ts';

type FactorsDeps = Services & {
  config: Pick<AccountRules, 'limits'> & Sites;
  isFreshSession: (session: SignedIn) => Promise<boolean>;
};

/** A person's second factor and passkeys. A token may not touch them. */
export const factorsRoutes: Routes<FactorsDeps> = async (app, { deps: given }) => {
  const deps = { ...given, confirmPassword: createPasswordConfirmation(given) };
  const userOf = (request: FastifyRequest) => requireSessionAuth(request).userId;
  const personOf = (request: FastifyRequest) => ({
    ...requireSessionAuth(request),
    caller: callerOf(request),
  });
  const site = ({ headers, host }: FastifyRequest) => relyingParty(headers.origin, host, given.config);

  app.get(paths.factors, { schema: { response: { 200: factorsSchema } } }, (request) =>
    readFactors(deps, userOf(request)),
  );

  app.post(
    paths.twoStep,
    { ...signInBody, schema: { body: passwordFormSchema, response: { 200: authenticatorKeySchema } } },
    (request) => startTwoStep(deps, requireSessionAuth(request), request.body.password),
  );
  app.post(
    paths.twoStepConfirmation,
    { ...signInBody, schema: { body: codeFormSchema, response: { 200: recoveryCodesSchema } } },
    (request) => confirmTwoStep(deps, personOf(request), request.body.code),
  );
  app.post(
    paths.recoveryCodes,
    { ...signInBody, schema: { body: passwordFormSchema, response: { 200: recoveryCodesSchema } } },
    (request) => renewRecoveryCodes(deps, personOf(request), request.body.password),
  );
  app.post(
    paths.twoStepEnd,
    { ...signInBody, schema: { body: passwordFormSchema, response: { 200: factorsSchema } } },
    async (request) => {
      await endTwoStep(deps, personOf(request), request.body.password);
      return readFactors(deps, userOf(request));
    },
  );

  app.post(
    paths.newPasskeyOptions,
    { ...signInBody, schema: { body: passwordFormSchema, response: { 200: passkeyCreationSchema } } },
    async (request) => {
      const session = requireSessionAuth(request);
      const options = await startPasskey(deps, site(request), session, request.body.password);
      return passkeyCreationSchema.parse(options);
    },
  );
  app.post(
    paths.passkeys,
    { ...signInBody, schema: { body: newPasskeySchema, response: { 200: passkeySchema } } },
    (request) => addPasskey(deps, site(request), { ...personOf(request), ...request.body }),
  );
  app.patch(
    paths.passkey(':id'),
    { schema: { params: idParamsSchema, body: passkeyNameFormSchema, response: { 200: passkeySchema } } },
    (request) => renamePasskey(deps, userOf(request), request.params.id, request.body.name),
  );
  app.delete(
    paths.passkey(':id'),
    { schema: { params: idParamsSchema, response: { 200: removedSchema } } },
    (request) => removePasskey(deps, personOf(request), request.params.id),
  );
};
