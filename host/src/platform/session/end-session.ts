import { session } from '@my-note/shared-kit/session';
import { endServiceSession } from './pending-logout.ts';

/** Ends the session here and with the service. Signing out here does not wait for the service, which may be away. */
export function endSession(): void {
  if (!session.get().user) return;
  endServiceSession();
  session.signOut();
}
