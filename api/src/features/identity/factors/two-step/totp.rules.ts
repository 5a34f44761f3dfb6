import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = 30_000;
/** Codes of the step before and after count as well: clocks differ. */
const WINDOW = 1;
const KEY_BYTES = 20;

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: 'My Note', label, secret: Secret.fromBase32(secret) });

export const newAuthenticatorKey = () => new Secret({ size: KEY_BYTES }).base32;

/** The address in a QR code, which names the account in the app. */
export const authenticatorUri = (secret: string, email: string) => totp(secret, email).toString();

/** The time step (RFC 6238) of a right code. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / PERIOD_MS) + delta;
}
