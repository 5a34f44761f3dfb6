import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>;
/** The content of a renewal cookie: its session, and how often the cookie was replaced. */
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

/** Browsers share cookies between all ports of a host: sites on one host would overwrite each other's. */
const nameOf = (request: Asked) => ['my-note-renewal', pageOf(request).port].filter(Boolean).join('-');

export function readRenewalCookie(request: Asked): RenewalCookie | undefined {
  const value = parseCookie(request.headers.cookie ?? '')[nameOf(request)];
  const [, family, generation, signature] = VALUE.exec(value ?? '') ?? [];
  return family && generation && signature
    ? { family, generation: Number(generation), signature }
    : undefined;
}

/** The header that sets the cookie, for the calls that need it only. */
export function renewalCookieHeader(
  request: Asked,
  apiHost: string,
  { value, maxAge }: { value: string; maxAge: number },
): string {
  const page = pageOf(request);
  // Only an allowed site gets here, and no other attribute lets its pages use the cookie.
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
