import * as z from 'zod';
import type { Services } from '../../core/services.ts';
import { scheduleDeletion } from '../account/deletion/deletion.usecases.ts';
import { recordActivity } from '../activity/activity.usecases.ts';
import { findIdentitiesByEmail, listIdentities, moveIdentity } from '../identity/links/links.repository.ts';
import { allowLink } from '../identity/links/links.usecases.ts';
import { removeSessionsOf } from '../sessions/remove-session.usecases.ts';
import { findPeople } from './people.repository.ts';
import { readPerson } from './people.usecases.ts';

export type LinkDeps = Pick<Services, 'db' | 'bus' | 'clock' | 'ids'>;

/**
 * Gives a person a second way to sign in: that of the provider with the same verified address. Whoever has signed in
 * there already has an account of that sign-in, which goes when it is empty.
 */
export async function linkAccount(deps: LinkDeps, who: string, provider: string) {
  const account = await findTarget(deps, who, provider);
  const email = account.email.toLowerCase();
  const [found, ...more] = await findIdentitiesByEmail(deps.db, provider, email);
  if (more.length > 0) throw new Error(`Several persons have signed in with ${provider} and ${email}`);
  if (!found) {
    await allowLink(deps, { provider, email, userId: account.id });
    return { email, done: false };
  }
  if (!found.emailVerified) throw new Error(`The provider has not verified that ${email} is this person's`);
  await removeEmptyAccount(deps, found.userId, provider);
  await deps.db.transaction(async (tx) => {
    await moveIdentity(tx, found, account.id);
    await removeSessionsOf(deps, tx, found.userId);
    const event = { kind: 'identity-linked', actor: 'operator', detail: provider } as const;
    await recordActivity(deps, tx, { ownerId: account.id, ...event });
  });
  return { email, done: true };
}

/** The one account with this address that does not use the provider yet. */
async function findTarget({ db }: LinkDeps, who: string, provider: string) {
  const isId = z.uuid().safeParse(who).success;
  const people = await findPeople(db, isId ? { id: who } : { email: who });
  const isThere = async (id: string) =>
    (await listIdentities(db, id)).some((identity) => identity.provider.startsWith(`${provider}:`));
  const there = await Promise.all(people.map(({ id }) => isThere(id)));
  const [account, ...others] = people.filter((_, index) => !there[index]);
  if (people.length === 0) throw new Error(`${who} has no account. my-note accounts list shows all`);
  if (!account) throw new Error(`${who} signs in with ${provider} already`);
  if (others.length > 0) {
    const ids = [account, ...others].map(({ id }) => id).join(', ');
    throw new Error(`${who} has ${others.length + 1} accounts. Name one by its id: ${ids}`);
  }
  return account;
}

async function removeEmptyAccount(deps: LinkDeps, id: string, provider: string) {
  const { notes, storage, email } = await readPerson(deps, id);
  if (notes > 0 || storage > 0)
    throw new Error(
      `${email} has signed in with ${provider} already and written notes there (account ${id}). Export them, import them into the other account, delete that one, and link again`,
    );
  // Nobody can sign in to it any more.
  if ((await listIdentities(deps.db, id)).length === 1)
    await scheduleDeletion(deps, id, { actor: 'operator' });
}
