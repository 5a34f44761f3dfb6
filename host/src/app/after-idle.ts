import type { RuntimeConfig } from '@my-note/contract';
import type { QueryClient } from '@my-note/kit/query';
import type { RouteObject } from '@my-note/kit/router';
import { whenShown } from '../platform/loading/when-shown.ts';
import { followLook } from '../platform/look/follow-look.ts';
import { hasLink } from '../platform/pages/page.ts';
import { prefetchLinks } from '../platform/prefetch/prefetch-links.ts';
import { prefersReducedData } from '../platform/prefetch/save-data.ts';
import { getRemotes } from '../platform/remotes/load/remotes.ts';
import { loadFailureChunk } from '../platform/remotes/model/failure-chunk.ts';
import { showRemotesInProfile } from '../platform/remotes/model/profile-track.ts';
import { registerServiceWorker } from '../platform/service-worker/register.ts';
import { retryPendingLogout } from '../platform/session/pending-logout.ts';
import { loadTelemetry } from '../platform/telemetry/load-telemetry.ts';
import { noteFont, textSize } from '../platform/theme/text-choices.ts';

/** The kit is parsed in a frame before somebody opens a page of an isolated remote that has a link. */
function prepareIsolated(): void {
  const { remotes } = getRemotes().registry();
  const isLinked = remotes.some(({ trust, killed, pages = [] }) => trust && !killed && pages.some(hasLink));
  if (!isLinked || prefersReducedData()) return;
  import('../platform/remotes/isolated/frame/isolated-frame.tsx').then(
    ({ prepareFrame }) => prepareFrame(),
    console.warn,
  );
}

/** Work that starts when the page is idle, signed in or not; nothing on screen waits for it. */
export function startIdleTasks(config: RuntimeConfig, routes: RouteObject[], queryClient: QueryClient): void {
  retryPendingLogout();
  registerServiceWorker();
  showRemotesInProfile();
  loadTelemetry(config, routes);
  followLook(queryClient);
  textSize.follow();
  noteFont.follow();
  whenShown(() => {
    prefetchLinks(routes, queryClient);
    prepareIsolated();
  });
  loadFailureChunk().then(({ watchForUpdates }) => watchForUpdates(), console.warn);
}
