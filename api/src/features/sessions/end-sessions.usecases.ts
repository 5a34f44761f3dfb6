import type { Database } from '../../core/database.ts';
import type { Caller } from '../../core/http/caller.ts';
import type { SignedIn } from '../../core/http/session.ts';
import { recordActivity } from '../activity/activity.usecases.ts';
import { type EndingDeps, removeSession, removeSessionsOf } from './remove-session.usecases.ts';
import { listOtherSessions } from './sessions.repository.ts';

/** Ends every session of the user but that of the call, together with another change. Returns how many. */
export async function endOtherSessions(
  deps: EndingDeps,
  { userId, sessionId }: SignedIn,
  change: (tx: Database) => Promise<void>,
): Promise<number> {
  const ids = await deps.db.transaction(async (tx) => {
    await change(tx);
    const others = await listOtherSessions(tx, userId, sessionId);
    for (const { id } of others) await removeSession(deps, tx, { id, userId, kind: 'session' });
    return others.map(({ id }) => id);
  });
  for (const id of ids) deps.sessions.forget(id);
  return ids.length;
}

/** Ends the user's sessions, with or without that of the call. */
export async function endSessions(deps: EndingDeps, session: SignedIn, keepsOwn: boolean, caller: Caller) {
  const { userId } = session;
  const record = (tx: Database) =>
    recordActivity(deps, tx, { ownerId: userId, kind: 'signed-out-everywhere', caller });
  const ended = await endOtherSessions(deps, session, record);
  if (keepsOwn) return { ended };
  await deps.db.transaction((tx) => removeSessionsOf(deps, tx, userId));
  deps.sessions.forgetUser(userId);
  return { ended: ended + 1 };
}
