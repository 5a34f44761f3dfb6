import * as z from 'zod';
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
    const accounts = createAccounts({ ...parts, ...identity });
    return { verifier, routes: async (app) => void (await app.register(accountsRoutes, { accounts })) };
  },
};

/** Accounts with e-mail and password, stored by this service. It needs no setting. */
export const embedded: IdentityAdapter = {
  kind: KIND,
  environment: z.unknown().transform(() => configured),
};
