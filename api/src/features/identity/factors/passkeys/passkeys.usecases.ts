import type { newPasskeySchema } from '@my-note/contract/factors';
import type * as z from 'zod';
import { notFound } from '../../../../core/errors.ts';
import type { SignedIn } from '../../../../core/http/session.ts';
import type { Services } from '../../../../core/services.ts';
import { lockUser } from '../../../../items/index.ts';
import { recordActivity } from '../../../activity/activity.usecases.ts';
import { identityTexts } from '../../texts.ts';
import type { ConfirmPassword } from '../confirm-password.usecases.ts';
import { lastWayIn, noPassword, passkeyLimit, passkeyNotAdded } from '../factors.errors.ts';
import type { PasskeyRow } from '../factors.table.ts';
import { findAccount, hasOtherIdentity } from '../person.repository.ts';
import type { Person } from '../two-step/two-step.usecases.ts';
import { insertChallenge, takeChallenge } from './challenges.repository.ts';
import { creationOptions, verifyCreation } from './passkeys.client.ts';
import { deletePasskey, insertPasskey, listPasskeys, updatePasskey } from './passkeys.repository.ts';
import type { RelyingParty } from './relying-party.rules.ts';

const KIND = 'passkey-creation';
const CHALLENGE_MS = 10 * 60_000;
const MOST = 20;

export type PasskeysDeps = Pick<Services, 'db' | 'clock' | 'ids'> & { confirmPassword: ConfirmPassword };

export const toPasskey = ({ id, name, createdAt, lastUsedAt, synced }: PasskeyRow) => ({
  ...{ _id: id, name, createdAt: createdAt.toISOString(), synced },
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** What the browser needs to make a passkey, for a user who knows the password. */
export async function startPasskey(
  { db, clock, confirmPassword }: PasskeysDeps,
  site: RelyingParty,
  session: SignedIn,
  password: string,
) {
  const account = await confirmPassword(session, password);
  const known = await listPasskeys(db, account.id);
  if (known.length >= MOST) throw passkeyLimit();
  const options = await creationOptions(site, account, known);
  const expiresAt = new Date(clock().getTime() + CHALLENGE_MS);
  await insertChallenge(db, options.challenge, { kind: KIND, userId: account.id, triesLeft: 1, expiresAt });
  return options;
}

export async function addPasskey(
  deps: PasskeysDeps,
  site: RelyingParty,
  { userId, caller, name, credential }: Person & z.infer<typeof newPasskeySchema>,
) {
  const { db, clock, ids } = deps;
  const account = await findAccount(db, userId);
  if (!account) throw noPassword();
  const take = async (challenge: string) =>
    (await takeChallenge(db, KIND, challenge, clock()))?.userId === account.id;
  const made = await verifyCreation(site, credential, take);
  if (!made) throw passkeyNotAdded();
  const own = { id: ids.row(), userId: account.id, name, rpId: site.id };
  const row = { ...made, ...own, createdAt: clock(), lastUsedAt: null };
  await db.transaction(async (tx) => {
    if (!(await insertPasskey(tx, row))) throw passkeyNotAdded();
    await recordActivity(deps, tx, { ownerId: userId, kind: 'passkey-added', detail: name, caller });
  });
  return toPasskey(row);
}

export async function renamePasskey({ db }: PasskeysDeps, userId: string, id: string, name: string) {
  const account = await findAccount(db, userId);
  const row = account && (await updatePasskey(db, account.id, id, { name }));
  if (!row) throw passkeyNotFound();
  return toPasskey(row);
}

/** Removing the last way to sign in is refused, also when two are removed at the same time. */
export async function removePasskey(deps: PasskeysDeps, { userId, caller }: Person, id: string) {
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const account = await findAccount(tx, userId);
    const removed = account && (await deletePasskey(tx, account.id, id));
    if (!removed) throw passkeyNotFound();
    const left = await listPasskeys(tx, account.id);
    if (!account.passwordHash && left.length === 0 && !(await hasOtherIdentity(tx, userId)))
      throw lastWayIn();
    const event = { ownerId: userId, kind: 'passkey-removed', detail: removed.name, caller } as const;
    await recordActivity(deps, tx, event);
    return { _id: id };
  });
}

const passkeyNotFound = () => notFound(identityTexts.passkeyGone);
