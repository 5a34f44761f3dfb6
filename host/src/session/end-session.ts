import { paths, removedSchema } from '@my-note/shared-kit/contract';
import { api } from '@my-note/shared-kit/http';
import { session } from '@my-note/shared-kit/session';

/** Ends the session here and with the service. Signing out here does not wait for the service, which may be away. */
export function endSession(): void {
  if (!session.get().user) return;
  api.delete(paths.currentLogin, { schema: removedSchema, keepalive: true }).catch(() => undefined);
  session.signOut();
}
