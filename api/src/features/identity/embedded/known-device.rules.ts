import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const nameFor = (account: string) =>
  `my-note-device-${createHash('sha256').update(account).digest('hex').slice(0, 16)}`;

/** Signed with the account's stored password hash: nobody else can sign it; a new password invalidates it. */
const sign = (account: string, nonce: string, passwordHash: string) =>
  createHmac('sha256', passwordHash).update(`${account}\n${nonce}`).digest('base64url');

/** Set-Cookie for a browser that has just signed in to the account. It only permits attempts. */
export function newDeviceCookie(account: string, passwordHash: string, secure: boolean): string {
  const nonce = randomBytes(16).toString('base64url');
  const value = `${nonce}.${sign(account, nonce, passwordHash)}`;
  const rules = `Path=/api/auth; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict`;
  return `${nameFor(account)}=${value}; ${rules}${secure ? '; Secure' : ''}`;
}

/** The id of the browser, if it has signed in to this account before. */
export function knownDevice(cookies: string | undefined, account: string, passwordHash: string | null) {
  const start = `${nameFor(account)}=`;
  const own = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(start));
  const [nonce, signature] = own?.slice(start.length).split('.') ?? [];
  if (!nonce || !signature || !passwordHash) return undefined;
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(account, nonce, passwordHash))];
  return given.length === right.length && timingSafeEqual(given, right) ? nonce : undefined;
}
