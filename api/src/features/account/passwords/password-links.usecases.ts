import { links } from '@my-note/contract';
import { hashPassword } from 'better-auth/crypto';
import type { Database } from '../../../core/database.ts';
import type { Caller } from '../../../core/http/caller.ts';
import { inTurn } from '../../../core/promises/in-turn.ts';
import type { Services } from '../../../core/services.ts';
import { hashToken } from '../../../core/text/hash-token.ts';
import { recordActivity } from '../../activity/activity.usecases.ts';
import { findCredentialById, writePassword } from '../../identity/embedded/credentials.repository.ts';
import { refuseWeakPassword } from '../../identity/embedded/password.rules.ts';
import { findAccount, findOwner } from '../../identity/factors/person.repository.ts';
import { type EndingDeps, removeSessionsOf } from '../../sessions/remove-session.usecases.ts';
import { linkEnded, noPassword } from '../account.errors.ts';
import { dropHandovers } from '../profile/profile.repository.ts';
import { deleteLinksOf, findLink, insertLink, takeLink } from './password-links.repository.ts';

const HOUR = 60 * 60_000;

type LinkDeps = Pick<Services, 'clock' | 'ids'>;

/** A link of the site, like `/login/reset?token=…`, that lets its holder choose a new password once. */
export async function insertPasswordLink(
  { clock, ids }: LinkDeps,
  tx: Database,
  identityId: string,
  hours = 1,
) {
  const token = ids.token();
  const now = clock();
  const expiresAt = new Date(now.getTime() + hours * HOUR);
  await insertLink(tx, { tokenHash: hashToken(token), identityId, createdAt: now, expiresAt });
  return { path: links.resetPassword(token), expiresAt };
}

/** For the operator, who hands the link over. Refused when the user has no password here. */
export function createPasswordLink(
  deps: LinkDeps & Pick<Services, 'db'>,
  userId: string,
  { hours = 24, caller }: { hours?: number; caller?: Caller } = {},
) {
  return deps.db.transaction(async (tx) => {
    const credential = await findAccount(tx, userId);
    if (!credential?.passwordHash) throw noPassword();
    const kind = 'password-link-created';
    await recordActivity(deps, tx, { ownerId: userId, kind, actor: 'operator', caller });
    return insertPasswordLink(deps, tx, credential.id, hours);
  });
}

async function findHolder({ db, clock }: Pick<Services, 'db' | 'clock'>, token: string) {
  const link = await findLink(db, hashToken(token), clock());
  const credential = link && (await findCredentialById(db, link.identityId));
  if (!credential) throw linkEnded();
  return credential;
}

/** Whose password a link replaces. */
export const readPasswordLink = async (deps: Pick<Services, 'db' | 'clock'>, token: string) => ({
  email: (await findHolder(deps, token)).email,
});

/** Replaces the password and ends every session, so that nobody stays signed in with the old one. */
export async function resetPassword(deps: EndingDeps, token: string, password: string, caller: Caller) {
  const { db, clock } = deps;
  // A guess must not cost a hash.
  const holder = await findHolder(deps, token);
  await refuseWeakPassword(password, holder);
  const hash = await inTurn(() => hashPassword(password));
  const userId = await db.transaction(async (tx) => {
    const link = await takeLink(tx, hashToken(token), clock());
    if (!link) throw linkEnded();
    await deleteLinksOf(tx, link.identityId);
    await dropHandovers(tx, link.identityId);
    if (!(await writePassword(tx, link.identityId, hash, clock()))) throw noPassword();
    const ownerId = await findOwner(tx, link.identityId);
    if (!ownerId) return undefined;
    await removeSessionsOf(deps, tx, ownerId);
    await recordActivity(deps, tx, { ownerId, kind: 'password-reset', caller });
    return ownerId;
  });
  // Removed from the cache after the rows, or a request in between would cache them again.
  if (userId) deps.sessions.forgetUser(userId);
  return { email: holder.email };
}
