import type { Caller } from '../../../core/http/caller.ts';
import type { SignedIn } from '../../../core/http/session.ts';
import type { EndingDeps } from '../../sessions/remove-session.usecases.ts';
import { wrongConfirmation } from '../account.errors.ts';
import { type ConfirmingDeps, confirm } from '../confirmation.usecases.ts';
import { readUser } from '../profile/profile.repository.ts';
import { scheduleDeletion } from './deletion.usecases.ts';

type Typed = { email: string; password?: string | undefined };

/** Plans the deletion of one's own account, after a fresh sign-in or with the password, and with the address typed. */
export async function requestDeletion(
  deps: EndingDeps & ConfirmingDeps,
  session: SignedIn,
  { email, password }: Typed,
  caller: Caller,
) {
  const { userId } = session;
  const user = await readUser(deps.db, userId);
  if (email.trim().toLowerCase() !== user.email.toLowerCase()) throw wrongConfirmation();
  await confirm(deps, session, password);
  const deletionAt = await scheduleDeletion(deps, userId, { caller });
  deps.sessions.forgetUser(userId);
  return { deletionAt: deletionAt.toISOString() };
}
