import { createServer } from 'node:http';
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, type JWK, SignJWT } from 'jose';

type Pair = { kid: string; privateKey: CryptoKey; publicKey: CryptoKey };

/** Publishes keys like Google, and signs with them. */
export async function startKeyServer() {
  let published: JWK[] = [];
  let current: Pair;
  let fetches = 0;
  let down = false;
  const server = createServer((_request, response) => {
    fetches += 1;
    response.statusCode = down ? 500 : 200;
    response.end(JSON.stringify({ keys: published }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  async function newPair(kid: string): Promise<Pair> {
    return { kid, ...(await generateKeyPair('RS256', { extractable: true })) };
  }
  /** Replaces the key by another one. */
  async function rotate(kid: string) {
    current = await newPair(kid);
    published = [{ ...(await exportJWK(current.publicKey)), kid, alg: 'RS256', use: 'sig' }];
  }
  await rotate('first');

  return {
    url: `http://127.0.0.1:${port}/keys`,
    rotate,
    newPair,
    fetches: () => fetches,
    setDown(value: boolean) {
      down = value;
    },
    sign: (
      claims: Record<string, unknown>,
      { kid, privateKey }: Pick<Pair, 'kid' | 'privateKey'> = current,
    ) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(privateKey),
    /** A known attack: the public key, used as the secret of another algorithm. */
    async signWithPublicKey(claims: Record<string, unknown>) {
      const secret = new TextEncoder().encode(await exportSPKI(current.publicKey));
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: current.kid }).sign(secret);
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
