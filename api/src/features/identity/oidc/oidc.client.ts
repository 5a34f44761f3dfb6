import type { ClientAuth } from 'openid-client';
import { OidcRefusal } from './oidc.errors.ts';
import { needsGroups, type OidcSettings } from './oidc.rules.ts';

const TIMEOUT_SECONDS = 10;
/** Clocks may differ a little. */
const TOLERANCE_SECONDS = 30;
/** Codes of the library for a response that is not OpenID Connect, like the page of a proxy. */
const NOT_THE_PROVIDER = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

type Checks = { codeVerifier: string; nonce: string; state: string };

/** The OpenID Connect provider. Its metadata and keys are read at every sign-in, so that new keys count at once. */
export async function createOidcClient(settings: OidcSettings) {
  const { issuer, clientId, clientSecret, scopes } = settings;
  // Loaded at the first use: most installations never need it.
  const library = await import('openid-client');

  const withSecret = (secret: string): ClientAuth => {
    const [basic, post] = [library.ClientSecretBasic(secret), library.ClientSecretPost(secret)];
    return (provider, ...rest) => {
      const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = provider;
      return (methods.includes('client_secret_basic') ? basic : post)(provider, ...rest);
    };
  };
  const auth = clientSecret === undefined ? library.None() : withSecret(clientSecret);

  const discover = () =>
    library.discovery(new URL(issuer), clientId, { [library.clockTolerance]: TOLERANCE_SECONDS }, auth, {
      timeout: TIMEOUT_SECONDS,
      execute: [
        // Without it, the library trusts the connection in place of the signature.
        library.enableNonRepudiationChecks,
        ...(issuer.startsWith('http:') ? [library.allowInsecureRequests] : []),
      ],
    });

  /** The provider is away, the person said no, or something is not right. */
  function refused(error: unknown): never {
    if (error instanceof OidcRefusal) throw error;
    if (error instanceof library.AuthorizationResponseError && error.error === 'access_denied')
      throw new OidcRefusal('canceled', { cause: error });
    const isAway =
      error instanceof TypeError ||
      (error instanceof library.ClientError && NOT_THE_PROVIDER.includes(error.code ?? ''));
    throw new OidcRefusal(isAway ? 'unreachable' : 'refused', { cause: error });
  }

  async function redeem(returned: URL, { codeVerifier, nonce, state }: Checks) {
    const config = await discover();
    const tokens = await library.authorizationCodeGrant(config, returned, {
      pkceCodeVerifier: codeVerifier,
      expectedNonce: nonce,
      expectedState: state,
    });
    const claims = tokens.claims();
    if (!claims || claims.iat > Date.now() / 1000 + TOLERANCE_SECONDS) throw new OidcRefusal('refused');
    // Some providers put e-mail and groups into the userinfo response only.
    const isWhole = claims.email !== undefined && (!needsGroups(settings) || settings.groupsClaim in claims);
    if (isWhole || !config.serverMetadata().userinfo_endpoint) return claims;
    const info = await library.fetchUserInfo(config, tokens.access_token, claims.sub);
    return { ...info, ...claims };
  }

  return {
    /** Reads what the provider says of itself; rejects with the library's own error. */
    check: async () => void (await discover()),
    /** Where the browser goes to sign in. */
    async signInUrl(redirectUri: string, { codeVerifier, nonce, state }: Checks): Promise<string> {
      const config = await discover().catch(refused);
      return library.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: scopes,
        state,
        nonce,
        code_challenge: await library.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }).href;
    },
    /** What the provider says of the person who came back to this address. */
    claimsOf: (returned: URL, checks: Checks): Promise<Record<string, unknown>> =>
      redeem(returned, checks).catch(refused),
    /** Where the browser goes to sign out, if the provider has such a page. */
    async signOutUrl(loginPage: string): Promise<string | undefined> {
      const config = await discover().catch(refused);
      if (!config.serverMetadata().end_session_endpoint) return undefined;
      return library.buildEndSessionUrl(config, { post_logout_redirect_uri: loginPage }).href;
    },
  };
}
export type OidcClient = Awaited<ReturnType<typeof createOidcClient>>;
