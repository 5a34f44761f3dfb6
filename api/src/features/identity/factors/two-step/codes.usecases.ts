import { symmetricDecrypt } from 'better-auth/crypto';
import type { Database } from '../../../../core/database.ts';
import type { Caller } from '../../../../core/http/caller.ts';
import type { Services } from '../../../../core/services.ts';
import { recordActivity } from '../../../activity/activity.usecases.ts';
import { findAuthenticator, takeStep } from '../authenticators.repository.ts';
import { findOwner } from '../person.repository.ts';
import { readFactorKey } from './factor-key.repository.ts';
import { hasRecoveryCode, takeRecoveryCode } from './recovery-codes.repository.ts';
import { asAppCode, hashRecoveryCode } from './recovery-codes.rules.ts';
import { stepOf } from './totp.rules.ts';

type Typed = { userId: string; code: string; caller: Caller };

/**
 * Uses a code of the authenticator app or a recovery code, once; false when it is wrong or was used. Runs in a
 * transaction, so that a used recovery code and its record are stored together.
 */
export async function takeCode(
  services: Pick<Services, 'clock' | 'ids'>,
  tx: Database,
  { userId, code: typed, caller }: Typed,
): Promise<boolean> {
  const row = await findAuthenticator(tx, userId);
  if (!row?.confirmedAt) return false;
  const code = asAppCode(typed);
  if (code !== undefined) return takeAppCode(tx, { ...row, code, now: services.clock() });
  if (!(await takeRecoveryCode(tx, userId, hashRecoveryCode(userId, typed)))) return false;
  const ownerId = await findOwner(tx, userId);
  if (ownerId) await recordActivity(services, tx, { ownerId, kind: 'recovery-code-used', caller });
  return true;
}

/** Whether a code would be accepted now, without using it. */
export async function isRightCode(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, code: typed }: Omit<Typed, 'caller'>,
): Promise<boolean> {
  const row = await findAuthenticator(db, userId);
  if (!row?.confirmedAt) return false;
  const code = asAppCode(typed);
  if (code === undefined) return hasRecoveryCode(db, userId, hashRecoveryCode(userId, typed));
  const step = await readStep(db, { secret: row.secret, code, now: clock() });
  return step !== undefined && step > (row.lastStep ?? 0);
}

type AppCode = { secret: string; code: string; now: Date };

async function readStep(db: Database, { secret, code, now }: AppCode): Promise<number | undefined> {
  return stepOf(await symmetricDecrypt({ key: await readFactorKey(db), data: secret }), code, now);
}

export async function takeAppCode(tx: Database, { userId, ...code }: AppCode & { userId: string }) {
  const step = await readStep(tx, code);
  return step !== undefined && takeStep(tx, userId, step);
}
