import type { RuntimeConfig } from '@my-note/contract';
import type { RouteObject } from '@my-note/kit/router';

/** Loads and starts telemetry if the deployment wants some. */
export function loadTelemetry(config: RuntimeConfig, routes: RouteObject[]): void {
  if (!config.telemetry && !config.reports) return;
  import(/* webpackChunkName: "telemetry" */ './telemetry.chunk.ts').then(
    ({ startTelemetry }) => startTelemetry(config, routes),
    console.warn,
  );
}
