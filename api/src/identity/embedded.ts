import { LIMITS } from '@my-note/shared-kit/contract';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import * as schema from '../modules/accounts/accounts.table.ts';
import type { Services } from '../services.ts';
import type { IdentityVerifier } from './identity-verifier.ts';

/** Seconds in which the token of a sign-in has to be turned into a session. */
const HANDOVER_SECONDS = 600;

/** Accounts with e-mail and password. Only used at sign-in; the product's own sessions count afterwards. */
export function createEmbeddedIdentity({ db, ids }: Services) {
  const auth = betterAuth({
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: schema.identityUsers,
        session: schema.identitySessions,
        account: schema.identityAccounts,
        verification: schema.identityVerifications,
      },
    }),
    baseURL: 'http://localhost',
    // It signs cookies only, and none of them leaves the process.
    secret: ids.token(),
    emailAndPassword: { enabled: true, minPasswordLength: LIMITS.passwordMinLength, maxPasswordLength: 128 },
    session: { expiresIn: HANDOVER_SECONDS },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });

  const verifier: IdentityVerifier = {
    async verify(token) {
      const { internalAdapter } = await auth.$context;
      const found = await internalAdapter.findSession(token);
      if (!found || found.session.expiresAt <= new Date()) return undefined;
      await internalAdapter.deleteSession(token);
      const { id, name, email, image } = found.user;
      return { provider: 'embedded', providerUserId: id, name, email, avatarUrl: image ?? null };
    },
  };
  return { auth, verifier };
}
export type EmbeddedAuth = ReturnType<typeof createEmbeddedIdentity>['auth'];
