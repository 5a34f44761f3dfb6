import { LIMITS } from '@my-note/shared-kit/contract';
import * as schema from '../../modules/accounts/accounts.table.ts';
import type { Services } from '../../services.ts';
import type { IdentityVerifier } from '../identity-verifier.ts';

/** Seconds in which the token of a sign-in has to be turned into a session. */
const HANDOVER_SECONDS = 600;

/** Accounts with e-mail and password. Only used at sign-in; the product's own sessions count afterwards. */
export async function createEmbeddedIdentity({ db, ids }: Pick<Services, 'db' | 'ids'>) {
  // Loaded when it is used, so that the operator's commands do not wait for it.
  const { betterAuth } = await import('better-auth');
  const { drizzleAdapter } = await import('better-auth/adapters/drizzle');
  const { isAPIError } = await import('better-auth/api');
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
  return { auth, verifier, isAPIError };
}
export type EmbeddedIdentity = Awaited<ReturnType<typeof createEmbeddedIdentity>>;
