import { hashPassword } from 'better-auth/crypto';
import type { Caller } from '../../../core/http/caller.ts';
import type { SignedIn } from '../../../core/http/session.ts';
import { inTurn } from '../../../core/promises/in-turn.ts';
import { recordActivity } from '../../activity/activity.usecases.ts';
import { writePassword } from '../../identity/embedded/credentials.repository.ts';
import { newDeviceCookie } from '../../identity/embedded/known-device.rules.ts';
import { refuseWeakPassword } from '../../identity/embedded/password.rules.ts';
import { endOtherSessions } from '../../sessions/end-sessions.usecases.ts';
import type { EndingDeps } from '../../sessions/remove-session.usecases.ts';
import type { ConfirmingDeps } from '../confirmation.usecases.ts';
import { dropHandovers } from '../profile/profile.repository.ts';
import { deleteLinksOf } from './password-links.repository.ts';

type Passwords = { current: string; password: string };
type Browser = { caller: Caller; secure: boolean };

/** Replaces the password and ends every other session, of which some may be somebody else's. */
export async function changePassword(
  deps: EndingDeps & ConfirmingDeps,
  session: SignedIn,
  { current, password }: Passwords,
  { caller, secure }: Browser,
) {
  const { userId } = session;
  const account = await deps.confirmPassword(session, current);
  await refuseWeakPassword(password, account);
  const hash = await inTurn(() => hashPassword(password), true);
  const ended = await endOtherSessions(deps, session, async (tx) => {
    await writePassword(tx, account.id, hash, deps.clock());
    await deleteLinksOf(tx, account.id);
    await dropHandovers(tx, account.id);
    await recordActivity(deps, tx, { ownerId: userId, kind: 'password-changed', caller });
  });
  // The cookie of a known device is signed with the stored password.
  return { response: { ended }, cookie: newDeviceCookie(account.email, hash, secure) };
}
