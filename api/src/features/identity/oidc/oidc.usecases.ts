import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../../core/services.ts';
import { hashToken } from '../../../core/text/hash-token.ts';
import type { IdentityVerifier } from '../identity.port.ts';
import type { OidcClient } from './oidc.client.ts';
import { OidcRefusal } from './oidc.errors.ts';
import { insertSignIn, takeReturned, takeStarted } from './oidc.repository.ts';
import { type OidcSettings, secretsOf, toIdentity } from './oidc.rules.ts';

const MINUTE = 60_000;
/** How long a person may take at the provider. */
export const STARTED_MS = 10 * MINUTE;
const RETURNED_MS = MINUTE;

export type OidcDeps = Pick<Services, 'db' | 'clock' | 'ids'> & {
  client: OidcClient;
  settings: OidcSettings;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** Signs a browser in at the provider: there, back, and once to the login page that started it. */
export function createOidcSignIns({ db, clock, ids, client, settings, log }: OidcDeps) {
  const later = (ms: number) => new Date(clock().getTime() + ms);

  const verifier: IdentityVerifier = {
    accountsElsewhere: true,
    ...(settings.signUp ? { signUp: settings.signUp } : {}),
    /** The token is the handover's, a dot, and the secret of the page that started the sign-in. */
    async verify(token) {
      const [handover = '', page = ''] = token.split('.');
      return takeReturned(db, hashToken(handover), hashToken(page), clock());
    },
  };

  return {
    verifier,
    /** Only after the provider has responded, so that nobody is sent to one that is down. */
    async start(page: string, redirectUri: string) {
      const [state, cookie] = [ids.token(), ids.token()];
      const url = await client.signInUrl(redirectUri, { ...secretsOf(cookie), state });
      await insertSignIn(db, {
        keyHash: hashToken(state),
        pageHash: hashToken(page),
        cookieHash: hashToken(cookie),
        expiresAt: later(STARTED_MS),
      });
      return { url, state, cookie };
    },

    /** Returns the token for the page that started the sign-in. */
    async complete(returned: URL, state: string, cookie: string | undefined): Promise<string> {
      const started =
        cookie === undefined
          ? undefined
          : await takeStarted(db, hashToken(state), hashToken(cookie), clock());
      if (!started || cookie === undefined) throw new OidcRefusal('expired');
      const claims = await client.claimsOf(returned, { ...secretsOf(cookie), state });
      const handover = ids.token();
      await insertSignIn(db, {
        keyHash: hashToken(handover),
        pageHash: started.pageHash,
        identity: toIdentity(claims, settings),
        expiresAt: later(RETURNED_MS),
      });
      return handover;
    },

    /** The provider's page, or the login page where there is none. */
    async signOutUrl(loginPage: string): Promise<string> {
      return (await client.signOutUrl(loginPage)) ?? loginPage;
    },

    /** The reason for the login page; the log has what the operator needs to know. */
    refusalOf(error: unknown) {
      if (!(error instanceof OidcRefusal)) throw error;
      const { code, cause } = error;
      if (code === 'unreachable') log.warn({ err: cause }, 'The OpenID Connect provider is not reachable');
      if (code === 'refused') log.warn({ err: cause }, 'A sign-in at the OpenID Connect provider failed');
      return code;
    },
  };
}
export type OidcSignIns = ReturnType<typeof createOidcSignIns>;
