import { session } from '@my-note/kit/session';
import { endServiceSession } from './pending-logout.ts';

/** Signs out in this browser and at the service, without waiting for the service. */
export function endSession(): void {
  if (!session.get().user) return;
  endServiceSession();
  session.signOut();
}
