import * as z from 'zod';
import { createSecondStep } from '../factors/second-step.usecases.ts';
import { signInStepsRoutes } from '../factors/sign-in-steps.routes.ts';
import { createSignInSteps } from '../factors/sign-in-steps.usecases.ts';
import type { ConfiguredIdentity, IdentityAdapter } from '../identity.port.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { createAccounts } from './accounts.usecases.ts';
import { createEmbeddedIdentity } from './better-auth.client.ts';

const KIND = 'embedded';

const configured: ConfiguredIdentity = {
  browser: { kind: KIND },
  page: {},
  async open(parts) {
    const { verifier, ...identity } = await createEmbeddedIdentity(parts);
    const secondStep = createSecondStep(parts);
    const accounts = createAccounts({ ...parts, ...identity, secondStep });
    const steps = createSignInSteps({ ...parts, ...identity, secondStep });
    return {
      verifier,
      async routes(app) {
        await app.register(accountsRoutes, { accounts });
        await app.register(signInStepsRoutes, { steps, sites: parts.config });
      },
    };
  },
};

/** Accounts with e-mail and password, stored by this service. It needs no setting. */
export const embedded: IdentityAdapter = {
  kind: KIND,
  environment: z.unknown().transform(() => configured),
};
