import { randomBytes } from 'node:crypto';
import { readServiceKey } from '../../../../core/database/service-keys.repository.ts';
import type { Database } from '../../../../core/database.ts';

/** The key that encrypts authenticator keys. */
export const readFactorKey = (db: Database): Promise<string> =>
  readServiceKey(db, 'authenticators', () => randomBytes(32).toString('base64url'));
