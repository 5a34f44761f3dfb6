import type { Database } from '../../core/database.ts';
import type { Services } from '../../core/services.ts';
import type { SessionCache } from './sessions.cache.ts';
import { deleteSession } from './sessions.repository.ts';
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
