import * as z from 'zod';
import { signInStepsRoutes } from '../factors/sign-in-steps.routes.ts';
import { createSignInSteps } from '../factors/sign-in-steps.usecases.ts';
import { createSecondStep } from '../factors/two-step/second-step.usecases.ts';
import type { ConfiguredIdentity, IdentityAdapter } from '../identity.port.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { createAccounts } from './accounts.usecases.ts';
import { createEmbeddedIdentity } from './better-auth.client.ts';

const KIND = 'embedded';

/** What helps somebody with a forgotten password: a link by e-mail, or whom to ask. */
type Help = { passwordMail?: true; operatorContact?: string };

const configured = (help: Help): ConfiguredIdentity => ({
  browser: { kind: KIND, ...help },
  page: {},
  async open(parts) {
    const { verifier, ...identity } = createEmbeddedIdentity(parts);
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
});

/** Accounts with e-mail and password, stored by this service. Every setting is optional. */
export const embedded: IdentityAdapter = {
  kind: KIND,
  environment: z
    .object({ SMTP_URL: z.string().optional(), OPERATOR_CONTACT: z.string().max(200).optional() })
    .transform(({ SMTP_URL, OPERATOR_CONTACT: operatorContact }) =>
      configured({
        ...(SMTP_URL ? { passwordMail: true } : {}),
        ...(operatorContact ? { operatorContact } : {}),
      }),
    ),
};
