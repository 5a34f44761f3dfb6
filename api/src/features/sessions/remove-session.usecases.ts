import type { Database } from '../../core/database.ts';
import type { Services } from '../../core/services.ts';
import type { SessionCache } from './sessions.cache.ts';
import { deleteSession, deleteSessionsOf } from './sessions.repository.ts';
import type { SessionRow } from './sessions.table.ts';

export type EndingDeps = Services & { sessions: SessionCache };

/** Deletes a session; other replicas get a message when the transaction is committed. */
export async function removeSession(
  { bus }: Pick<Services, 'bus'>,
  tx: Database,
  { id, userId, kind }: Pick<SessionRow, 'id' | 'userId' | 'kind'>,
) {
  const row = await deleteSession(tx, userId, kind, id);
  if (row) await bus.publish(tx, 'session-ended', { sessionId: id });
  return row;
}

/**
 * Deletes every session of a user. Every replica drops what it knows of the user when the transaction is committed;
 * the caller calls `sessions.forgetUser` after it.
 */
export async function removeSessionsOf({ bus }: Pick<Services, 'bus'>, tx: Database, userId: string) {
  await deleteSessionsOf(tx, userId);
  await bus.publish(tx, 'user-ended', { userId });
}
