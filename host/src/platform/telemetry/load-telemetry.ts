import type { RuntimeConfig } from '@my-note/contract';
import { getRemotes } from '../remotes/load/remotes.ts';

/** Loads and starts telemetry if the deployment has a collector. */
export function loadTelemetry({ telemetry }: RuntimeConfig): void {
  if (!telemetry) return;
  const version = getRemotes().registry().host?.version ?? 'unknown';
  import(/* webpackChunkName: "telemetry" */ './otlp.ts').then(
    ({ startTelemetry }) => startTelemetry({ ...telemetry, version }),
    console.warn,
  );
}
