import { LIMITS } from '@my-note/contract';
import { openOnce } from '../../../core/promises/open-once.ts';
import type { Services } from '../../../core/services.ts';
import { hashToken } from '../../../core/text/hash-token.ts';
import type { IdentityVerifier } from '../identity.port.ts';
import { handOver, insertHandover, takeHandover } from './accounts.repository.ts';
import * as schema from './accounts.table.ts';

/** Seconds in which the token of a sign-in has to be exchanged for a session. */
const HANDOVER_SECONDS = 600;

/** Accounts with e-mail and password. Only used at sign-in; the product has its own sessions. */
export function createEmbeddedIdentity({ db, ids }: Pick<Services, 'db' | 'ids'>) {
  /** Loaded at the first sign-in with a password: it is large, and most starts of the service need it only later. */
  const { get: library } = openOnce(() => openLibrary({ db, ids }));

  const verifier: IdentityVerifier = {
    async verify(token) {
      const user = await takeHandover(db, hashToken(token), new Date());
      if (!user) return undefined;
      const { id, name, email, image } = user;
      return { provider: 'embedded', providerUserId: id, name, email, avatarUrl: image };
    },
  };

  /** A token of our own replaces the library's, which would be stored readable in the database. */
  async function newHandover(librarysToken: string): Promise<string> {
    const token = ids.token();
    await handOver(db, librarysToken, hashToken(token));
    return token;
  }

  /** A handover token for a sign-in that the library took no part in. */
  async function handoverFor(userId: string): Promise<string> {
    const [token, now] = [ids.token(), new Date()];
    const expiresAt = new Date(now.getTime() + HANDOVER_SECONDS * 1000);
    const stamps = { createdAt: now, updatedAt: now, expiresAt };
    await insertHandover(db, { id: ids.row(), token: hashToken(token), userId, ...stamps });
    return token;
  }
  return { library, verifier, newHandover, handoverFor };
}
export type EmbeddedIdentity = ReturnType<typeof createEmbeddedIdentity>;

async function openLibrary({ db, ids }: Pick<Services, 'db' | 'ids'>) {
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
    // It signs only cookies, and none of them leaves the process.
    secret: ids.token(),
    emailAndPassword: { enabled: true, minPasswordLength: LIMITS.passwordMinLength, maxPasswordLength: 128 },
    session: { expiresIn: HANDOVER_SECONDS },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
  return { auth, isAPIError };
}
