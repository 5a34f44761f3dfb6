import { symmetricEncrypt } from 'better-auth/crypto';
import type { Database } from '../../../../core/database.ts';
import type { Caller } from '../../../../core/http/caller.ts';
import type { SignedIn } from '../../../../core/http/session.ts';
import type { Services } from '../../../../core/services.ts';
import { recordActivity } from '../../../activity/activity.usecases.ts';
import {
  confirmAuthenticator,
  deleteAuthenticator,
  findAuthenticator,
  isTwoStepOn,
  startAuthenticator,
} from '../authenticators.repository.ts';
import type { ConfirmPassword } from '../confirm-password.usecases.ts';
import { noPassword, twoStepOff, twoStepOn, wrongCode } from '../factors.errors.ts';
import { findAccount } from '../person.repository.ts';
import { takeAppCode } from './codes.usecases.ts';
import { readFactorKey } from './factor-key.repository.ts';
import { replaceRecoveryCodes } from './recovery-codes.repository.ts';
import { asAppCode, hashRecoveryCode, newRecoveryCodes } from './recovery-codes.rules.ts';
import { authenticatorUri, newAuthenticatorKey } from './totp.rules.ts';

export type TwoStepDeps = Pick<Services, 'db' | 'clock' | 'ids'> & { confirmPassword: ConfirmPassword };
/** The signed-in user who changes how to sign in. */
export type Person = SignedIn & { caller: Caller };

/** A key for the user's authenticator app. It counts once a code has confirmed it. */
export async function startTwoStep(
  { db, clock, confirmPassword }: TwoStepDeps,
  session: SignedIn,
  password: string,
) {
  const { id, email } = await confirmPassword(session, password);
  const secret = newAuthenticatorKey();
  const data = await symmetricEncrypt({ key: await readFactorKey(db), data: secret });
  if (!(await startAuthenticator(db, id, data, clock()))) throw twoStepOn();
  return { secret, uri: authenticatorUri(secret, email) };
}

/** Turns two-step sign-in on, and returns the recovery codes, once. */
export async function confirmTwoStep(deps: TwoStepDeps, { userId, caller }: Person, typed: string) {
  const account = await findAccount(deps.db, userId);
  if (!account) throw noPassword();
  return deps.db.transaction(async (tx) => {
    const row = await findAuthenticator(tx, account.id);
    if (!row) throw twoStepOff();
    if (row.confirmedAt) throw twoStepOn();
    const [code, now] = [asAppCode(typed), deps.clock()];
    if (!code || !(await takeAppCode(tx, { ...row, code, now }))) throw wrongCode();
    if (!(await confirmAuthenticator(tx, account.id, now))) throw twoStepOn();
    await recordActivity(deps, tx, { ownerId: userId, kind: 'two-step-on', caller });
    return { codes: await storeNewCodes(tx, account.id) };
  });
}

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(deps: TwoStepDeps, person: Person, password: string) {
  const { id } = await deps.confirmPassword(person, password);
  const { userId, caller } = person;
  return deps.db.transaction(async (tx) => {
    if (!(await isTwoStepOn(tx, id))) throw twoStepOff();
    await recordActivity(deps, tx, { ownerId: userId, kind: 'recovery-codes-renewed', caller });
    return { codes: await storeNewCodes(tx, id) };
  });
}

export async function endTwoStep(deps: TwoStepDeps, person: Person, password: string) {
  const { id } = await deps.confirmPassword(person, password);
  const { userId, caller } = person;
  await deps.db.transaction(async (tx) => {
    await deleteTwoStep(tx, id);
    await recordActivity(deps, tx, { ownerId: userId, kind: 'two-step-off', caller });
  });
}

/** For somebody who has lost the phone and the recovery codes. Passkeys stay. */
export async function endTwoStepOf(deps: Pick<Services, 'db' | 'clock' | 'ids'>, userId: string) {
  await deps.db.transaction(async (tx) => {
    const account = await findAccount(tx, userId);
    if (!account) throw noPassword();
    await deleteTwoStep(tx, account.id);
    await recordActivity(deps, tx, { ownerId: userId, kind: 'two-step-off', actor: 'operator' });
  });
}

async function deleteTwoStep(tx: Database, accountId: string) {
  if (!(await deleteAuthenticator(tx, accountId))) throw twoStepOff();
  await replaceRecoveryCodes(tx, accountId, []);
}

async function storeNewCodes(tx: Database, accountId: string) {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    accountId,
    codes.map((code) => hashRecoveryCode(accountId, code)),
  );
  return codes;
}
