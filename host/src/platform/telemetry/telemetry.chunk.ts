import type { RuntimeConfig } from '@my-note/contract';
import { TELEMETRY_PATH } from '@my-note/contract/telemetry';
import type { RouteObject } from '@my-note/kit/router';
import { getRemotes } from '../remotes/load/remotes.ts';
import { startCollector } from './collector/collector.ts';

/** Starts what the configuration names: reports to the service, and to a collector of OTLP. */
export function startTelemetry(
  { apiHost, telemetry, reports = 0 }: RuntimeConfig,
  routes: RouteObject[],
): void {
  if (Math.random() * 100 < reports) startCollector(`${apiHost}${TELEMETRY_PATH}`, routes);
  if (!telemetry) return;
  const { endpoint } = telemetry;
  const version = getRemotes().registry().host?.version ?? 'unknown';
  import(/* webpackChunkName: "telemetry-otlp" */ './otlp.ts').then(
    ({ startOtlp }) => startOtlp({ endpoint, version }),
    console.warn,
  );
}
