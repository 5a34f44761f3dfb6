import { session } from '@my-note/shared-kit/session';
import { endServiceSession } from './pending-logout.ts';

/** Signs out in this browser and at the service, without waiting for the service. */
export function endSession(): void {
  if (!session.get().user) return;
  endServiceSession();
  session.signOut();
}
