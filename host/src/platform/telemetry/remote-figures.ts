import type { Meter } from '@opentelemetry/api';
import type { RemoteEvent } from '../remotes/model/events.ts';

/** Creates the metrics of remotes; returns the function that records an event. */
export function createRemoteFigures(meter: Meter): (event: RemoteEvent) => void {
  const loads = meter.createHistogram('my_note.remote.load', {
    unit: 'ms',
    description: 'From asking for a part of a remote until it can be shown, tries and pauses included',
    advice: { explicitBucketBoundaries: [25, 50, 100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600] },
  });
  const failures = meter.createCounter('my_note.remote.failures', {
    description: 'Parts of a remote that could not be shown, by the kind of error',
  });
  const circuits = meter.createCounter('my_note.remote.circuit_changes', {
    description: 'A remote is no longer asked for (open), tried again (half-open), or well again (closed)',
  });
  return (event) => {
    const { remote, version } = event;
    if (event.kind === 'loaded') loads.record(event.ms, { remote, version, module: event.module });
    else if (event.kind === 'failed')
      failures.add(1, { remote, version, module: event.module, kind: event.error });
    else circuits.add(1, { remote, version, state: event.state });
  };
}
