import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll } from 'vitest';

const { scrypt } = crypto;
const LOW_COST = { N: 16, r: 1, p: 1 };

type Done = (error: Error | null, key: Buffer) => void;
const quickly = (password: BinaryLike, salt: BinaryLike, length: number, _cost: ScryptOptions, done: Done) =>
  scrypt(password, salt, length, LOW_COST, done);

function replaceScrypt(by: typeof scrypt | typeof quickly) {
  Object.assign(crypto, { scrypt: by });
  // What has imported it by name gets it too.
  syncBuiltinESMExports();
}

/**
 * Hashes the passwords of a file's or a group's tests at a low cost: at the product's cost it takes most of their time.
 * Not for tests in which the time of a hash matters.
 */
export function useQuickHashes() {
  beforeAll(() => replaceScrypt(quickly));
  afterAll(() => replaceScrypt(scrypt));
}
