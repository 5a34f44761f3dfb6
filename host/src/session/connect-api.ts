import type { RuntimeConfig } from '@my-note/shared-kit/contract';
import { api } from '@my-note/shared-kit/http';
import type { QueryClient } from '@my-note/shared-kit/query';
import { session } from '@my-note/shared-kit/session';
import { watchConnection } from '../connection/connection.ts';
import { reachService } from '../connection/reach-service.ts';
import { noteOwnRevision } from '../feed/own-revisions.ts';

const userId = () => session.get().user?._id;

/**
 * Points the shared client at this deployment's service. A 401 signs out (specification, section 8);
 * the page guard then remembers the path. Unsaved text is not touched: it lies in the local journal.
 * What one person was shown is never there for the next, also when another tab signed in or out.
 */
export function connectApi(config: RuntimeConfig, queryClient: QueryClient): void {
  const { failed } = watchConnection(reachService(config));
  api.configure({
    host: config.apiHost.replace(/\/$/, ''),
    getToken: () => session.get().accessToken,
    onUnauthorized: session.signOut,
    onFailed: failed,
    onAnswer: noteOwnRevision,
  });
  let known = userId();
  session.subscribe(() => {
    if (userId() === known) return;
    known = userId();
    // What is on screen asks again; without a user nothing is.
    if (known) void queryClient.resetQueries();
    else {
      queryClient.clear();
      // However the session ended, it ends at the identity provider too.
      import('../identity/forget.ts')
        .then(({ forgetPerson }) => forgetPerson(config.identity))
        .catch(console.error);
    }
  });
}
