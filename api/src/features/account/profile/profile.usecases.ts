import { readFile } from 'node:fs/promises';
import { paths } from '@my-note/contract';
import type { Account } from '@my-note/contract/account';
import type { Caller } from '../../../core/http/caller.ts';
import type { SignedIn } from '../../../core/http/session.ts';
import type { Services } from '../../../core/services.ts';
import { toUser } from '../../../items/index.ts';
import { recordActivity } from '../../activity/activity.usecases.ts';
import { attachmentTypeOf } from '../../attachments/attachment-type.parser.ts';
import { stripMetadata } from '../../attachments/metadata/strip-metadata.usecases.ts';
import { emailTaken } from '../../identity/embedded/accounts.errors.ts';
import { findIdentityUserId } from '../../identity/embedded/accounts.repository.ts';
import { findAccount } from '../../identity/factors/person.repository.ts';
import { isFresh } from '../../sessions/fresh-sign-in.usecases.ts';
import { keptElsewhere, pictureType } from '../account.errors.ts';
import { type ConfirmingDeps, confirm } from '../confirmation.usecases.ts';
import { deleteLinksOf } from '../passwords/password-links.repository.ts';
import { findPicture, readUser, replacePicture, updatePerson } from './profile.repository.ts';

const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];

type Deps = Pick<Services, 'db' | 'clock' | 'ids'>;

export async function readAccount(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: SignedIn,
): Promise<Account> {
  const account = await findAccount(db, session.userId);
  return {
    user: toUser(await readUser(db, session.userId)),
    keptHere: account !== undefined,
    hasPassword: Boolean(account?.passwordHash),
    signedInRecently: await isFresh({ db, clock }, session),
  };
}

async function requireKeptHere({ db }: Pick<Services, 'db'>, userId: string) {
  const account = await findAccount(db, userId);
  if (!account) throw keptElsewhere();
  return account;
}

export async function changeName(deps: Deps, session: SignedIn, name: string) {
  const { id: identityId } = await requireKeptHere(deps, session.userId);
  const person = { userId: session.userId, identityId };
  await deps.db.transaction((tx) => updatePerson(tx, person, { name }, deps.clock()));
  return readAccount(deps, session);
}

/** Throws 429 after too many. */
type CallLimitByUser = (userId: string) => Promise<void>;
type NewEmail = { email: string; password?: string | undefined };

export async function changeEmail(
  deps: Deps & ConfirmingDeps & { countEmailChange: CallLimitByUser },
  session: SignedIn,
  { email: typed, password }: NewEmail,
  caller: Caller,
) {
  const { userId } = session;
  await confirm(deps, session, password);
  const { id: identityId } = await requireKeptHere(deps, userId);
  // The response tells whether the address has an account.
  await deps.countEmailChange(userId);
  const email = typed.toLowerCase();
  const holder = await findIdentityUserId(deps.db, email);
  if (holder !== undefined && holder !== identityId) throw emailTaken();
  await deps.db.transaction(async (tx) => {
    await updatePerson(tx, { userId, identityId }, { email }, deps.clock());
    await deleteLinksOf(tx, identityId);
    await recordActivity(deps, tx, { ownerId: userId, kind: 'email-changed', caller });
  });
  return readAccount(deps, session);
}

/** A received file becomes the picture of the person. */
export async function setPicture(deps: Deps, session: SignedIn, file: string) {
  const { userId } = session;
  const { id: identityId } = await requireKeptHere(deps, userId);
  const type = await attachmentTypeOf(file, 'picture');
  if (!PICTURE_TYPES.includes(type)) throw pictureType();
  await stripMetadata(file, type);
  const bytes = (await readFile(file)).toString('base64');
  const now = deps.clock();
  const row = { id: deps.ids.row(), createdBy: userId, createdAt: now, updatedAt: now, type, bytes };
  await deps.db.transaction(async (tx) => {
    await replacePicture(tx, userId, row);
    await updatePerson(tx, { userId, identityId }, { avatarUrl: paths.ownPicture(row.id) }, now);
  });
  return readAccount(deps, session);
}

export async function removePicture(deps: Deps, session: SignedIn) {
  const { userId } = session;
  const { id: identityId } = await requireKeptHere(deps, userId);
  await deps.db.transaction(async (tx) => {
    await replacePicture(tx, userId, undefined);
    await updatePerson(tx, { userId, identityId }, { avatarUrl: null }, deps.clock());
  });
  return readAccount(deps, session);
}

export const readPicture = ({ db }: Pick<Services, 'db'>, userId: string, id: string) =>
  findPicture(db, userId, id);
