import type { RuntimeConfig } from '@my-note/contract';
import type { QueryClient } from '@my-note/shared-kit/query';
import type { RouteObject } from '@my-note/shared-kit/router';
import { prefetchLinks } from '../platform/prefetch/prefetch-links.ts';
import { loadTroubles } from '../platform/remotes/model/failure-chunk.ts';
import { keepForOffline } from '../platform/service-worker/register.ts';
import { loadTelemetry } from '../platform/telemetry/load-telemetry.ts';

/** What a page gets ready once it has come to rest, whoever reads it; nothing on screen waits for it. */
export function atRest(config: RuntimeConfig, routes: RouteObject[], queryClient: QueryClient): void {
  keepForOffline();
  loadTelemetry(config);
  prefetchLinks(routes, queryClient);
  loadTroubles().then(({ watch }) => watch(), console.warn);
}
