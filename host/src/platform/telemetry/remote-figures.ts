import type { Meter } from '@opentelemetry/api';
import type { RemoteEvent } from '../remotes/model/events.ts';

/** Creates the metrics of remotes; returns the function that records an event. */
export function createRemoteFigures(meter: Meter): (event: RemoteEvent) => void {
  const loads = meter.createHistogram('my_note.remote.load', {
    unit: 'ms',
    description:
      'Time from the request for a module of a remote until it can be shown, including retries and pauses',
    advice: { explicitBucketBoundaries: [25, 50, 100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600] },
  });
  const failures = meter.createCounter('my_note.remote.failures', {
    description: 'Modules of a remote that could not be shown, by kind of error',
  });
  const circuits = meter.createCounter('my_note.remote.circuit_changes', {
    description:
      'Changes of the circuit breaker: loading is paused (open), retried (half-open), or normal (closed)',
  });
  return (event) => {
    const { remote, version } = event;
    if (event.kind === 'loaded') loads.record(event.ms, { remote, version, module: event.module });
    else if (event.kind === 'failed')
      failures.add(1, { remote, version, module: event.module, kind: event.error });
    else circuits.add(1, { remote, version, state: event.state });
  };
}
