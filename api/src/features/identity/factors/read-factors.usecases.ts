import type { Factors } from '@my-note/contract/factors';
import type { Services } from '../../../core/services.ts';
import { findAuthenticator } from './authenticators.repository.ts';
import { listPasskeys } from './passkeys/passkeys.repository.ts';
import { toPasskey } from './passkeys/passkeys.usecases.ts';
import { findAccount } from './person.repository.ts';
import { countRecoveryCodes } from './two-step/recovery-codes.repository.ts';

/** How a user signs in besides the password. */
export async function readFactors({ db }: Pick<Services, 'db'>, userId: string): Promise<Factors> {
  const account = await findAccount(db, userId);
  if (!account) return { available: false, twoStep: null, passkeys: [] };
  const since = (await findAuthenticator(db, account.id))?.confirmedAt;
  const passkeys = await listPasskeys(db, account.id);
  const recoveryCodes = since ? await countRecoveryCodes(db, account.id) : 0;
  return {
    available: true,
    twoStep: since ? { since: since.toISOString(), recoveryCodes } : null,
    passkeys: passkeys.map(toPasskey),
  };
}
