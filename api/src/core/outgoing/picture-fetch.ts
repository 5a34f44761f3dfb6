import { lookup } from 'node:dns';
import { LIMITS } from '@my-note/contract';
import { openOnce } from '../promises/open-once.ts';
import { PictureError } from './pictures.errors.ts';
import { mayBePublic, NOT_PUBLIC, publicOnly, type Resolve } from './public-address.ts';
import { readBytes } from './read-bytes.ts';
import { outgoingTexts } from './texts.ts';

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;
const MEGABYTE = 1024 * 1024;
/** Lower ports belong to other protocols. */
const FIRST_FREE_PORT = 1024;
/** Types that browsers only draw. SVG is excluded: it is a document. */
const TYPES: readonly string[] = [
  'image/png',
  'image/apng',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
];
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; MyNote/1.0)',
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
  'accept-encoding': 'identity',
};

export type Picture = { bytes: Buffer; type: string };
type Options = { privateHosts?: readonly string[]; timeoutMs?: number; maxBytes?: number; resolve?: Resolve };

/** Fetches pictures from the public internet, and from the private network for `privateHosts` only. */
export function createPictureFetch({
  privateHosts = [],
  timeoutMs = TIMEOUT_MS,
  maxBytes = LIMITS.attachmentBytes,
  resolve = lookup,
}: Options = {}) {
  async function openAgents() {
    // Loaded at the first picture: it is large.
    const { Agent, request } = await import('undici');
    const agentOf = (connect: { lookup?: ReturnType<typeof publicOnly> }) =>
      new Agent({
        connect: { ...connect, timeout: timeoutMs },
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      });
    return { request, open: agentOf({ lookup: publicOnly(resolve) }), inside: agentOf({}) };
  }
  const agents = openOnce(openAgents);
  const isInside = ({ host, hostname }: URL) =>
    privateHosts.includes(host) || privateHosts.includes(hostname);

  /** Checks each address, also that of a redirect. */
  function check(address: string, base?: URL): URL {
    if (!URL.canParse(address, base?.href)) throw new PictureError(outgoingTexts.addressUnusable);
    const url = new URL(address, base);
    const isWeb = (url.protocol === 'https:' || url.protocol === 'http:') && !url.username && !url.password;
    if (!isWeb) throw new PictureError(outgoingTexts.addressNotWeb);
    if (isInside(url)) return url;
    if (url.port !== '' && Number(url.port) < FIRST_FREE_PORT)
      throw new PictureError(outgoingTexts.portNotWeb);
    if (!mayBePublic(url)) throw new PictureError(outgoingTexts.addressNotPublic);
    return url;
  }

  async function follow(address: string, signal: AbortSignal): Promise<Picture> {
    let url = check(address);
    const { request, open, inside } = await agents.get();
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const dispatcher = isInside(url) ? inside : open;
      const { statusCode, headers, body } = await request(url, { dispatcher, signal, headers: HEADERS });
      const drop = () => body.on('error', () => undefined).destroy();
      const { location, 'content-length': length } = headers;
      if (statusCode >= 300 && statusCode < 400 && typeof location === 'string') {
        drop();
        url = check(location, url);
        continue;
      }
      const refuse = (reason: string) => {
        drop();
        return new PictureError(reason);
      };
      if (statusCode !== 200) throw refuse(outgoingTexts.siteStatus(statusCode));
      const large = outgoingTexts.largerThan(maxBytes / MEGABYTE);
      if (Number(length) > maxBytes) throw refuse(large);
      const { bytes, tooLarge } = await readBytes(body, maxBytes);
      if (tooLarge) throw new PictureError(large);
      return { bytes, type: await typeOf(bytes) };
    }
    throw new PictureError(outgoingTexts.redirectsTooOften);
  }

  return {
    /** One picture; PictureError has the reason of a failure. */
    async fetch(address: string, signal?: AbortSignal): Promise<Picture> {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        return await follow(address, signal ? AbortSignal.any([signal, timeout]) : timeout);
      } catch (error) {
        throw error instanceof PictureError ? error : new PictureError(reason(error, timeout));
      }
    },
    close: () => agents.close(({ open, inside }) => Promise.all([open.destroy(), inside.destroy()])),
  };
}

/** Judged by the bytes only, whatever type the site sends. */
async function typeOf(bytes: Buffer): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (type === undefined || !TYPES.includes(type)) throw new PictureError(outgoingTexts.notPicture);
  return type === 'image/apng' ? 'image/png' : type;
}

function reason(error: unknown, timeout: AbortSignal) {
  if (timeout.aborted) return outgoingTexts.siteTooLate;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  // The same message for both, so that it does not reveal which names exist in the private network.
  if ([NOT_PUBLIC, 'ENOTFOUND', 'EAI_AGAIN'].some((each) => each === code)) return outgoingTexts.noPublicSite;
  return outgoingTexts.connectionFailed;
}
