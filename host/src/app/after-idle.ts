import type { RuntimeConfig } from '@my-note/contract';
import type { QueryClient } from '@my-note/kit/query';
import type { RouteObject } from '@my-note/kit/router';
import { whenShown } from '../platform/loading/when-shown.ts';
import { prefetchLinks } from '../platform/prefetch/prefetch-links.ts';
import { loadFailureChunk } from '../platform/remotes/model/failure-chunk.ts';
import { showRemotesInProfile } from '../platform/remotes/model/profile-track.ts';
import { registerServiceWorker } from '../platform/service-worker/register.ts';
import { retryPendingLogout } from '../platform/session/pending-logout.ts';
import { loadTelemetry } from '../platform/telemetry/load-telemetry.ts';

/** Work that starts when the page is idle, signed in or not; nothing on screen waits for it. */
export function startIdleTasks(config: RuntimeConfig, routes: RouteObject[], queryClient: QueryClient): void {
  retryPendingLogout();
  registerServiceWorker();
  showRemotesInProfile();
  loadTelemetry(config, routes);
  whenShown(() => prefetchLinks(routes, queryClient));
  loadFailureChunk().then(({ watchForUpdates }) => watchForUpdates(), console.warn);
}
