import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

export type Asked = Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>;
/** The content of a renewal cookie: its session, and how often the cookie was replaced. */
export type RenewalCookie = { family: string; generation: number; signature: string };

/** The content of a page cookie: the hash that its session is found by. */
export type PageCookie = { tokenHash: string; signature: string };
/** Values for the browser's cookies, and their lifetime in seconds. */
export type NewCookies = { renewal: string; page: string; maxAge: number };

const VALUE = /^([\w-]{43})\.(\d{1,9})\.([\w-]{43})$/;
const PAGE_VALUE = /^([0-9a-f]{64})\.([\w-]{43})$/;

const sign = (key: string, words: string) => createHmac('sha256', key).update(words).digest('base64url');
const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

export const cookieValue = (family: string, key: string, generation: number) =>
  `${family}.${generation}.${sign(key, String(generation))}`;

export const isSigned = ({ generation, signature }: RenewalCookie, key: string) =>
  isSame(signature, sign(key, String(generation)));

/** Stays the same while the session lives. It opens the page with its first text, and no call. */
export const pageCookieValue = (tokenHash: string, key: string) => `${tokenHash}.${sign(key, 'page')}`;

export const isPageSigned = ({ signature }: PageCookie, key: string) => isSame(signature, sign(key, 'page'));

/** The page from which a request comes. */
export const pageOf = ({ headers, protocol, host }: Asked) => {
  const { origin } = headers;
  return new URL(origin && URL.canParse(origin) ? origin : `${protocol}://${host}`);
};

/** Browsers share cookies between all ports of a host: sites on one host would overwrite each other's. */
export const cookieNameOf = (request: Asked, kind: 'renewal' | 'page' | 'player') =>
  [`my-note-${kind}`, pageOf(request).port].filter(Boolean).join('-');

export function readRenewalCookie(request: Asked): RenewalCookie | undefined {
  const value = parseCookie(request.headers.cookie ?? '')[cookieNameOf(request, 'renewal')];
  const [, family, generation, signature] = VALUE.exec(value ?? '') ?? [];
  return family && generation && signature
    ? { family, generation: Number(generation), signature }
    : undefined;
}

export function readPageCookie(request: Asked): PageCookie | undefined {
  const value = parseCookie(request.headers.cookie ?? '')[cookieNameOf(request, 'page')];
  const [, tokenHash, signature] = PAGE_VALUE.exec(value ?? '') ?? [];
  return tokenHash && signature ? { tokenHash, signature } : undefined;
}

/** The headers that set the cookies: one for the calls that renew, and for pages of this site another. */
export function sessionCookieHeaders(
  request: Asked,
  apiHost: string,
  { renewal, page: pageValue, maxAge }: NewCookies,
): string[] {
  const page = pageOf(request);
  // Only an allowed site gets here, and no other attribute lets its pages use the cookie.
  const elsewhere = request.headers['sec-fetch-site'] === 'cross-site';
  const reach: Partial<SetCookie> = elsewhere
    ? { sameSite: 'none', secure: true, partitioned: true }
    : { sameSite: 'strict', secure: page.protocol === 'https:' };
  const base = new URL(apiHost, page).pathname.replace(/\/$/, '');
  const cookie = (kind: 'renewal' | 'page', value: string, path: string) =>
    stringifySetCookie({ name: cookieNameOf(request, kind), value, maxAge, path, httpOnly: true, ...reach });
  const renews = cookie('renewal', renewal, `${base}/login-requests`);
  // A page of another site comes from elsewhere.
  return elsewhere ? [renews] : [renews, cookie('page', pageValue, '/')];
}
