import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';

const PREFIX = 'ed25519:';
const PUBLIC_KEY = /^ed25519:([A-Za-z0-9_-]{43})$/;
const ID_LENGTH = 16;

/** A public key as one word: `ed25519:` and its 32 bytes in base64url. */
export function publicText(key: KeyObject): string {
  return `${PREFIX}${createPublicKey(key).export({ format: 'jwk' }).x}`;
}

/** A short name of a public key, made of its hash: 16 hexadecimal digits. */
export const keyId = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, ID_LENGTH);

/** Parses the word of a public key; undefined when it is none. */
export function parsePublicKey(text: string): KeyObject | undefined {
  const [, x] = PUBLIC_KEY.exec(text) ?? [];
  if (x === undefined) return undefined;
  try {
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  } catch {
    return undefined;
  }
}

/**
 * Whether a signature is that of a key over exactly this content.
 * @param text the public key as one word
 * @param signature in base64
 */
export function isSignedBy(text: string, content: Buffer, signature: string): boolean {
  const key = parsePublicKey(text);
  return key !== undefined && verify(null, content, key, Buffer.from(signature, 'base64'));
}
