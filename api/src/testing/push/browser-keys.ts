import { createECDH, randomBytes } from 'node:crypto';

/** The keys that a browser makes for a subscription; the private one stays in it. */
export function newBrowserKeys() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  return { ecdh, auth, keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') } };
}
export type BrowserKeys = ReturnType<typeof newBrowserKeys>;
