import { useStore } from '../state/index.ts';
import { createSessionStore, type SessionState } from './store.ts';

/**
 * The session that host and remotes share.
 *
 * @example
 * const userId = session.get().user?._id;
 */
export const session = createSessionStore(localStorage);
addEventListener('storage', (event) => {
  if (event.key === session.storageKey) session.reload();
});

/**
 * Follows one part of the session: `useSession((s) => s.user)`. The part must be a stable value.
 *
 * @example
 * const name = useSession(({ user }) => user?.name);
 */
export const useSession = <T>(select: (state: SessionState) => T): T => useStore(session.store, select);
