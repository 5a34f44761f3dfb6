import type { RuntimeConfig } from '@my-note/shared-kit/contract';
import { api } from '@my-note/shared-kit/http';
import type { QueryClient } from '@my-note/shared-kit/query';
import { session } from '@my-note/shared-kit/session';

/**
 * Points the shared client at this deployment's service. A 401 signs out (specification, section 8);
 * the page guard then remembers the path. Unsaved text is not touched: it lies in the local journal.
 */
export function connectApi(config: RuntimeConfig, queryClient: QueryClient): void {
  api.configure({
    host: config.apiHost.replace(/\/$/, ''),
    getToken: () => session.get().accessToken,
    onUnauthorized: () => {
      session.signOut();
      queryClient.clear();
    },
  });
}
