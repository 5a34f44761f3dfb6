import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';

type Claims = Record<string, unknown>;
/** What a test changes in an ID token, which is then signed with the provider's own key again. */
type Fault = (claims: Claims) => Claims;

const CLIENT = { id: 'my-note', secret: 'a secret of the client' };

async function newKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
}

const listen = (server: Server, port: number) =>
  new Promise<number>((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

/**
 * A real OpenID Connect provider with its own pages, on a free port. Its people are the claims by login; any
 * password is right.
 */
export async function startIdentityProvider(site: string, { hostname = '127.0.0.1', secret = true } = {}) {
  const people = new Map<string, Claims>();
  let keys = [await newKey('first')];
  let fault: Fault | undefined;
  let foreignKey: JWK | undefined;
  let isDown = false;
  let current: Provider;

  const server = createServer((request, response) => {
    if (isDown) request.socket.destroy();
    else void current.callback()(request, response);
  });
  const port = await listen(server, 0);
  const issuer = `http://${hostname}:${port}`;

  function configure(): Configuration {
    return {
      clients: [
        {
          client_id: CLIENT.id,
          ...(secret ? { client_secret: CLIENT.secret } : { token_endpoint_auth_method: 'none' }),
          redirect_uris: [`${site}/api/auth/oidc/callback`],
          post_logout_redirect_uris: [`${site}/login`],
        },
      ],
      jwks: { keys },
      ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
      cookies: { keys: ['a key of the cookies'] },
      features: { devInteractions: { enabled: true }, rpInitiatedLogout: { enabled: true } },
      // As most providers do; by default it leaves all but the subject to the userinfo endpoint.
      conformIdTokenClaims: false,
      scopes: ['openid', 'profile', 'email', 'groups'],
      claims: {
        openid: ['sub'],
        profile: ['name', 'preferred_username', 'picture'],
        email: ['email', 'email_verified'],
        groups: ['groups'],
      },
      findAccount: (_context, id) => {
        const claims = people.get(id);
        return claims && { accountId: id, claims: async () => ({ sub: id, ...claims }) };
      },
    };
  }

  /** Signs the claims of an ID token again, with what the test changed in them. */
  async function spoil(idToken: string, change: Fault) {
    const [, payload = ''] = idToken.split('.');
    const claims: Claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const key = foreignKey ?? keys[0];
    if (!key) throw new Error('The provider has no key');
    const header = { alg: 'RS256', kid: key.kid ?? '' };
    return new SignJWT(change(claims)).setProtectedHeader(header).sign(await importJWK(key, 'RS256'));
  }

  function build() {
    const provider = new Provider(issuer, configure());
    provider.use(async (context, next) => {
      await next();
      const { body } = context;
      // Its pages would load a font from the network.
      if (typeof body === 'string') context.body = body.replace(/@import url\([^)]*\);/, '');
      const change = foreignKey ? (claims: Claims) => claims : fault;
      if (!change || context.oidc?.route !== 'token' || typeof body?.id_token !== 'string') return;
      context.body = { ...body, id_token: await spoil(body.id_token, change) };
    });
    return provider;
  }
  current = build();

  return {
    issuer,
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      ...(secret ? { OIDC_CLIENT_SECRET: CLIENT.secret } : {}),
      PUBLIC_URL: site,
    },
    people,
    setFault(change: Fault | undefined) {
      fault = change;
    },
    /** From now on, connections are cut. */
    setDown(value: boolean) {
      isDown = value;
    },
    /** Replaces the key with which ID tokens are signed; sessions at the provider end. */
    async rotateKey(kid: string) {
      keys = [await newKey(kid)];
      current = build();
    },
    /** Meanwhile, ID tokens are signed with a key that it does not publish. */
    async signWithForeignKey(work: () => Promise<void>) {
      foreignKey = await newKey(keys[0]?.kid ?? '');
      await work();
      foreignKey = undefined;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type IdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>;
