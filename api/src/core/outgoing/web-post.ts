import { lookup } from 'node:dns';
import { openOnce } from '../promises/open-once.ts';
import { mayBePublic, NOT_PUBLIC, publicOnly, type Resolve } from './public-address.ts';
import { readBytes } from './read-bytes.ts';
import { outgoingTexts } from './texts.ts';

const TIMEOUT_MS = 10_000;
/** Lower ports belong to other protocols. */
const FIRST_FREE_PORT = 1024;

/** The address is not one that may be called; the message is the reason that people see. */
export class PostRefused extends Error {}

export interface PostResponse {
  status: number;
  /** The first bytes as text. */
  start: string;
  /** The header of that name, where the other side says when to come again. */
  retryAfter: string | undefined;
}

type Options = { allowPrivate: boolean; timeoutMs?: number; resolve?: Resolve };

/**
 * Sends to addresses that people enter: to the public internet by HTTPS only, unless the operator allows
 * private addresses and plain HTTP. The connection goes to the address that was checked, and redirects are not followed.
 */
export function createWebPost({ allowPrivate, timeoutMs = TIMEOUT_MS, resolve = lookup }: Options) {
  async function open() {
    // Loaded at the first call: it is large.
    const { Agent, request } = await import('undici');
    const connect = allowPrivate
      ? { timeout: timeoutMs }
      : { timeout: timeoutMs, lookup: publicOnly(resolve) };
    const dispatcher = new Agent({ connect, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
    return { dispatcher, request };
  }
  const opened = openOnce(open);

  /** Refuses what is certain without resolving the name. */
  function check(address: string): URL {
    if (!URL.canParse(address)) throw new PostRefused(outgoingTexts.notWebAddress);
    const url = new URL(address);
    const isWeb = url.protocol === 'https:' || (allowPrivate && url.protocol === 'http:');
    if (!isWeb)
      throw new PostRefused(allowPrivate ? outgoingTexts.beginsWithHttp : outgoingTexts.beginsWithHttps);
    if (url.username || url.password) throw new PostRefused(outgoingTexts.hasCredentials);
    if (allowPrivate) return url;
    if (url.port !== '' && Number(url.port) < FIRST_FREE_PORT)
      throw new PostRefused(outgoingTexts.portNotWeb);
    if (!mayBePublic(url)) throw new PostRefused(outgoingTexts.notPublic);
    return url;
  }

  return {
    check,
    /** The response, whatever its status; PostRefused has the reason when there is none. */
    async send(
      address: string,
      {
        headers,
        body,
        responseBytes,
      }: { headers: Record<string, string>; body: string | Buffer; responseBytes: number },
    ): Promise<PostResponse> {
      const url = check(address);
      const { dispatcher, request } = await opened.get();
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const response = await request(url, { method: 'POST', dispatcher, signal, headers, body });
        const { bytes } = await readBytes(response.body, responseBytes);
        const { 'retry-after': retryAfter } = response.headers;
        return {
          status: response.statusCode,
          start: bytes.toString(),
          retryAfter: typeof retryAfter === 'string' ? retryAfter : undefined,
        };
      } catch (error) {
        throw new PostRefused(reasonOf(error, signal));
      }
    },
    close: () => opened.close(({ dispatcher }) => dispatcher.destroy()),
  };
}
export type WebPost = ReturnType<typeof createWebPost>;

function reasonOf(error: unknown, timeout: AbortSignal) {
  if (timeout.aborted) return outgoingTexts.noResponse;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  // The same message for both, so that it does not reveal which names exist in the private network.
  if ([NOT_PUBLIC, 'ENOTFOUND', 'EAI_AGAIN'].some((each) => each === code)) return outgoingTexts.noPublicSite;
  if (code === 'ECONNREFUSED') return outgoingTexts.connectionRefused;
  return outgoingTexts.connectionFailed;
}
