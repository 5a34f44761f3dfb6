import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { scrypt } = crypto;
const LOW_COST = { N: 16, r: 1, p: 1 };

/**
 * Hashes passwords at a low cost from now on.
 *
 * @returns what brings the product's cost back
 */
export function makeHashesQuick() {
  replaceScrypt((password, salt, length, _cost, done) => scrypt(password, salt, length, LOW_COST, done));
  return () => replaceScrypt(scrypt);
}

/** @param {(password: crypto.BinaryLike, salt: crypto.BinaryLike, length: number, cost: crypto.ScryptOptions, done: (error: Error | null, key: Buffer) => void) => void} by */
function replaceScrypt(by) {
  Object.assign(crypto, { scrypt: by });
  // What has imported it by name gets it too.
  syncBuiltinESMExports();
}
