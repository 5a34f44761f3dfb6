import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>;
/** What a renewal cookie says: which session, and how often its cookie had been replaced. */
export type RenewalCookie = { family: string; generation: number; signature: string };

const VALUE = /^([\w-]{43})\.(\d{1,9})\.([\w-]{43})$/;

const sign = (key: string, generation: number) =>
  createHmac('sha256', key).update(String(generation)).digest('base64url');

export const cookieValue = (family: string, key: string, generation: number) =>
  `${family}.${generation}.${sign(key, generation)}`;

export const isSigned = ({ generation, signature }: RenewalCookie, key: string) =>
  timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, generation)));

const pageOf = ({ headers, protocol, host }: Asked) => {
  const { origin } = headers;
  return new URL(origin && URL.canParse(origin) ? origin : `${protocol}://${host}`);
};

/** Browsers keep one jar for all ports of a host: sites beside each other would take each other's. */
const nameOf = (request: Asked) => ['my-note-renewal', pageOf(request).port].filter(Boolean).join('-');

export function readRenewalCookie(request: Asked): RenewalCookie | undefined {
  const value = parseCookie(request.headers.cookie ?? '')[nameOf(request)];
  const [, family, generation, signature] = VALUE.exec(value ?? '') ?? [];
  return family && generation && signature
    ? { family, generation: Number(generation), signature }
    : undefined;
}

/** The header that has a browser keep the cookie, for the calls that need it and no others. */
export function renewalCookieHeader(
  request: Asked,
  apiHost: string,
  { value, maxAge }: { value: string; maxAge: number },
): string {
  const page = pageOf(request);
  // Only an allowed site comes this far, and no other attribute would let its pages use the cookie.
  const elsewhere = request.headers['sec-fetch-site'] === 'cross-site';
  const reach: Partial<SetCookie> = elsewhere
    ? { sameSite: 'none', secure: true, partitioned: true }
    : { sameSite: 'strict', secure: page.protocol === 'https:' };
  const base = new URL(apiHost, page).pathname.replace(/\/$/, '');
  return stringifySetCookie({
    name: nameOf(request),
    value,
    maxAge,
    path: `${base}/login-requests`,
    httpOnly: true,
    ...reach,
  });
}
