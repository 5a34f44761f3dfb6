import { createHmac, timingSafeEqual } from 'node:crypto';
import { paths } from '@my-note/contract';
import { parseCookie, stringifySetCookie } from 'cookie';
import { type Asked, cookieNameOf, pageOf } from '../sessions/renewals/renewal-cookie.rules.ts';

/** What a player's cookie says: whose it is, and until when. The file is in its path and in its signature. */
export type PlayerCookie = { sessionId: string; until: Date; signature: string };

const VALUE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,12})\.([\w-]{43})$/;

const secondsOf = (until: Date) => Math.floor(until.getTime() / 1000);
const sign = (key: string, id: string, until: Date) =>
  createHmac('sha256', key)
    .update(`player\n${id}\n${secondsOf(until)}`)
    .digest('base64url');

export const isPlayerSigned = ({ signature, until }: PlayerCookie, key: string, id: string) =>
  timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, id, until)));

export function readPlayerCookie(request: Asked): PlayerCookie | undefined {
  const value = parseCookie(request.headers.cookie ?? '')[cookieNameOf(request, 'player')];
  const [, sessionId, seconds, signature] = VALUE.exec(value ?? '') ?? [];
  return sessionId && signature
    ? { sessionId, until: new Date(Number(seconds) * 1000), signature }
    : undefined;
}

type Allowed = { id: string; sessionId: string; key: string; until: Date; maxAge: number };

/** Sent for this one file alone; hidden from scripts, and from requests that other sites cause. */
export function playerCookieHeader(
  request: Asked,
  apiHost: string,
  { id, sessionId, key, until, maxAge }: Allowed,
): string {
  const page = pageOf(request);
  const base = new URL(apiHost, page).pathname.replace(/\/$/, '');
  return stringifySetCookie({
    name: cookieNameOf(request, 'player'),
    value: `${sessionId}.${secondsOf(until)}.${sign(key, id, until)}`,
    path: base + paths.attachment(id),
    maxAge,
    httpOnly: true,
    sameSite: 'strict',
    secure: page.protocol === 'https:',
  });
}
