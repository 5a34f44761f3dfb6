import { createHmac, timingSafeEqual } from 'node:crypto';
import { paths } from '@my-note/contract';

const LASTS_SECONDS = 30 * 24 * 60 * 60;

/**
 * A browser's proof that its visitor knew the password of a share. It is made with the password's hash, so
 * that it is invalid after a change of the password and does not reveal it.
 */
export function createProof(shareId: string, hash: string, now: Date): string {
  const until = String(Math.floor(now.getTime() / 1000) + LASTS_SECONDS);
  return `${until}.${sign(shareId, hash, until)}`;
}

export function isProof(proof: string, shareId: string, hash: string, now: Date): boolean {
  const [until = '', signature = ''] = proof.split('.');
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= now.getTime()) return false;
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(shareId, hash, until))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const sign = (shareId: string, hash: string, until: string) =>
  createHmac('sha256', hash).update(`share-proof\n${shareId}\n${until}`).digest('base64url');

/** The path of attachments. */
const FILES = paths.attachment('').replace(/\/$/, '');
const SHARE_ID = /^[\w-]{1,100}$/;
const nameOf = (shareId: string) => `share-${shareId}`;

/** The proof that a browser sends for a share. */
export function proofIn(cookies: string | undefined, shareId: string): string | undefined {
  const start = `${nameOf(shareId)}=`;
  const found = cookies?.split(';').find((cookie) => cookie.trim().startsWith(start));
  return found?.trim().slice(start.length);
}

/** Cookies hidden from scripts, for the calls of one share, its attachments, and pictures of other sites in it. */
export function proofCookies(shareId: string, proof: string, isSecure: boolean): string[] {
  if (!SHARE_ID.test(shareId)) return [];
  const rest = `Max-Age=${LASTS_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return [paths.shared(shareId), FILES, paths.pictures].map(
    (path) => `${nameOf(shareId)}=${proof}; Path=/api${path}; ${rest}`,
  );
}
