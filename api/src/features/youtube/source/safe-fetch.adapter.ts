import { lookup } from 'node:dns';
import type { Dispatcher } from 'undici';
import {
  isLoopback,
  mayBePublic,
  NOT_PUBLIC,
  publicOnly,
  type Resolve,
} from '../../../core/outgoing/public-address.ts';
import { readBytes } from '../../../core/outgoing/read-bytes.ts';
import { openOnce } from '../../../core/promises/open-once.ts';
import { SourceError } from '../model/youtube.errors.ts';
import { youtubeTexts } from '../texts.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_REDIRECTS = 2;

type Options = { timeoutMs?: number; resolve?: Resolve };
type Wanted = { headers?: Record<string, string>; signal?: AbortSignal; onTooLarge?: 'refuse' | 'cut' };
export type Fetched = { statusCode: number; headers: Dispatcher.ResponseData['headers']; body: Buffer };

/** Fetches from the configured source and from no other site. */
export function createSafeFetch(baseUrl: string, { timeoutMs = TIMEOUT_MS, resolve = lookup }: Options = {}) {
  const base = new URL(baseUrl);
  const local = isLoopback(base);
  async function openAgent() {
    // Loaded at the first fetch: it is large.
    const { Agent, request } = await import('undici');
    const connect = { lookup: local ? lookup : publicOnly(resolve), timeout: timeoutMs };
    return { request, agent: new Agent({ connect, headersTimeout: timeoutMs, bodyTimeout: timeoutMs }) };
  }
  const opened = openOnce(openAgent);

  function check(url: URL) {
    const known = url.origin === base.origin || (!local && url.origin === withoutWww(base).origin);
    const safe = local || (url.protocol === 'https:' && mayBePublic(url));
    if (!known || !safe || url.username || url.password) throw new SourceError(youtubeTexts.redirectedAway);
    return url;
  }

  return {
    /** Fetches a path of the source; redirects are followed only within it. */
    async fetch(path: string, { headers, signal, onTooLarge = 'refuse' }: Wanted = {}): Promise<Fetched> {
      const { request, agent } = await opened.get();
      const timeout = AbortSignal.timeout(timeoutMs);
      const options = {
        dispatcher: agent,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        headers: {
          'user-agent': 'Mozilla/5.0 (compatible; MyNote/1.0)',
          'accept-language': 'en',
          ...headers,
        },
      };
      let url = check(new URL(path, base));
      try {
        for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
          const response = await request(url, options);
          const { location } = response.headers;
          if (response.statusCode >= 300 && response.statusCode < 400 && typeof location === 'string') {
            response.body.on('error', () => undefined).destroy();
            url = check(new URL(location, url));
            continue;
          }
          const { statusCode, headers: received } = response;
          return { statusCode, headers: received, body: await readBody(response.body, onTooLarge) };
        }
      } catch (error) {
        throw error instanceof SourceError ? error : new SourceError(reason(error, timeout));
      }
      throw new SourceError(youtubeTexts.redirectsInCircle);
    },
    close: () => opened.close(({ agent }) => agent.destroy()),
  };
}

async function readBody(body: Dispatcher.ResponseData['body'], onTooLarge: 'refuse' | 'cut') {
  const { bytes, tooLarge } = await readBytes(body, MAX_BYTES);
  if (tooLarge && onTooLarge === 'refuse') throw new SourceError(youtubeTexts.responseTooLarge);
  return bytes;
}

function reason(error: unknown, timeout: AbortSignal) {
  if (timeout.aborted) return youtubeTexts.tooLate;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === NOT_PUBLIC) return youtubeTexts.notPublic;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return youtubeTexts.notFound;
  return youtubeTexts.connectionFailed;
}

function withoutWww(url: URL) {
  const other = new URL(url);
  other.hostname = url.hostname.replace(/^www\./, '');
  return other;
}
