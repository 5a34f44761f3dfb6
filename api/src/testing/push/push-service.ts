import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';
import { type BrowserKeys, newBrowserKeys } from './browser-keys.ts';
import { decryptMessage } from './decrypt.ts';

export interface PushedMessage {
  path: string;
  headers: http.IncomingHttpHeaders;
  /** As the browser would get it. */
  payload: { title: string; description: string; address: string; tag: string };
}
type Respond = (response: http.ServerResponse, message: PushedMessage) => void;

const TAKEN = 201;

/** The public key of a service as jose reads it: 65 bytes, of which the first says that two numbers follow. */
function readKey(publicKey: string) {
  const bytes = Buffer.from(publicKey, 'base64url');
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'));
  return importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
}

/**
 * A push service on loopback, with the browsers that subscribed to it: it refuses what RFC 8030 and RFC 8292 refuse, and
 * decrypts what it takes.
 */
export async function openPushService() {
  const received: PushedMessage[] = [];
  const refusals: string[] = [];
  const browsers = new Map<string, { browser: BrowserKeys; publicKey: string }>();
  let respond: Respond = (response) => response.writeHead(TAKEN).end();

  async function take(path: string, headers: http.IncomingHttpHeaders, body: Buffer) {
    const found = browsers.get(path);
    if (!found) throw new Error('There is no such subscription');
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('The encoding is not aes128gcm');
    if (!/^\d+$/.test(headers.ttl?.toString() ?? '')) throw new Error('The message has no TTL');
    const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
    if (key !== found.publicKey) throw new Error('The subscription is bound to another key');
    const { payload } = await jwtVerify(token, await readKey(key), {
      audience: origin,
      requiredClaims: ['exp'],
    });
    const left = (payload.exp ?? 0) - Date.now() / 1000;
    if (left > 24 * 3600 || !/^(mailto|https):/.test(payload.sub ?? ''))
      throw new Error('The claims are wrong');
    return { path, headers, payload: JSON.parse(decryptMessage(body, found.browser)) };
  }

  const server = http.createServer(async (request, response) => {
    const { url = '', headers } = request;
    const body = await buffer(request);
    try {
      const message = await take(url, headers, body);
      received.push(message);
      respond(response, message);
    } catch (error) {
      refusals.push(String(error));
      response.writeHead(400).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  const origin = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;

  return {
    received,
    /** Why messages were refused: a test that expects none looks here. */
    refusals,
    titles: () => received.map(({ payload }) => payload.title),
    /** A browser that subscribes with the key of a service, as `PushManager.subscribe` does. */
    subscribe(publicKey: string) {
      const browser = newBrowserKeys();
      const path = `/push/${randomUUID()}`;
      browsers.set(path, { browser, publicKey });
      return { path, subscription: { endpoint: origin + path, keys: browser.keys } };
    },
    /** How the service responds to further messages. */
    respondWith(next: Respond | number) {
      respond = typeof next === 'number' ? (response) => response.writeHead(next).end() : next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type PushService = Awaited<ReturnType<typeof openPushService>>;
