import { createECDH } from 'node:crypto';
import { readServiceKey } from '../../core/database/service-keys.repository.ts';
import type { Database } from '../../core/database.ts';

const CURVE = 'prime256v1';

export type VapidKeys = { publicKey: string; privateKey: string };

/**
 * The keys that this service shows itself to push services with. Subscriptions are bound to them, so they are made once
 * and come with the database to another machine.
 */
export async function readVapidKeys(db: Database): Promise<VapidKeys> {
  const ecdh = createECDH(CURVE);
  const privateKey = await readServiceKey(db, 'web-push', () => {
    ecdh.generateKeys();
    // Leading zeros count: a key has 32 bytes.
    return Buffer.from(ecdh.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  });
  ecdh.setPrivateKey(privateKey, 'base64url');
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey };
}
