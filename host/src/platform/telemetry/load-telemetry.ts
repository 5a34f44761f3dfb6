import type { RuntimeConfig } from '@my-note/contract';
import { getRemotes } from '../remotes/load/remotes.ts';

/** Starts telemetry where the deployment names a collector; elsewhere nothing of it is fetched. */
export function loadTelemetry({ telemetry }: RuntimeConfig): void {
  if (!telemetry) return;
  const version = getRemotes().registry().host?.version ?? 'unknown';
  import(/* webpackChunkName: "telemetry" */ './otlp.ts').then(
    ({ startTelemetry }) => startTelemetry({ ...telemetry, version }),
    console.warn,
  );
}
