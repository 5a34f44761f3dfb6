import { TELEMETRY_FAILURES, type TelemetryFailure } from '@my-note/contract/telemetry';
import { matchRoutes, type RouteObject } from '@my-note/kit/router';
import { pageOfHandle } from '../../pages/page.ts';
import { getRemotes } from '../../remotes/load/remotes.ts';
import { isTransient } from '../../remotes/model/errors.ts';
import { onRemoteEvent, type RemoteEvent, remoteEvents } from '../../remotes/model/events.ts';
import { collectorStorage } from './collector-storage.ts';
import { holdFailures } from './hold-failures.ts';
import { kitOf } from './kit-usage.ts';
import { observePage } from './observe-page.ts';
import { createPendingReport, type Source } from './pending-report.ts';
import { createSender } from './sender.ts';

const isReported = (kind: string): kind is TelemetryFailure =>
  TELEMETRY_FAILURES.some((known) => known === kind);
const MEGABYTE = 1_000_000;

/** Counts what remotes do on this page, and reports it to the service at most once a minute. */
export function startCollector(url: string, routes: RouteObject[]): void {
  const report = createPendingReport(collectorStorage.takePending());
  const wanted = new Set<string>();
  const skipped = new Set<string>();
  let lastHeap = 0;

  /** Counts this load of a page for a version, unless the version failed in this browser lately. */
  function want(source: Source): boolean {
    const key = `${source.name} ${source.version}`;
    if (skipped.has(key)) return false;
    if (wanted.has(key)) return true;
    if (collectorStorage.hasFailedLately(key)) {
      skipped.add(key);
      return false;
    }
    wanted.add(key);
    report.wanted(source);
    return true;
  }

  function failed(source: Source, kind: TelemetryFailure): void {
    if (!want(source)) return;
    report.failed(source, kind);
    collectorStorage.failed(`${source.name} ${source.version}`);
    sender.soon();
  }

  const hold = holdFailures(failed);

  function record(event: RemoteEvent): void {
    const { remote: name, version } = event;
    const source = { name, version };
    if (event.kind === 'loaded' && want(source)) report.measured(source, 'load', event.ms);
    if (event.kind !== 'failed' || !isReported(event.error)) return;
    // Code that ran and threw was not aborted by leaving the page.
    if (isTransient({ kind: event.error })) hold(source, event.error);
    else failed(source, event.error);
  }

  function shownRemote(path = location.pathname): Source | undefined {
    const handle: unknown = matchRoutes(routes, path)?.at(-1)?.route.handle;
    const [name = ''] = pageOfHandle(handle).remote?.split('/') ?? [];
    const version = getRemotes().inUse.get(name)?.release.version;
    return version === undefined ? undefined : { name, version };
  }

  const sender = createSender(url, report, () => {
    const shown = shownRemote();
    const heap = Number(Object(performance).memory?.usedJSHeapSize ?? 0) / MEGABYTE;
    if (shown && heap >= 1 && heap !== lastHeap) report.measured(shown, 'heap', heap);
    lastHeap = heap;
    for (const [name, { release }] of getRemotes().inUse) {
      const { version, scope } = release;
      if (wanted.has(`${name} ${version}`)) report.used({ name, version }, kitOf(scope));
    }
  });
  observePage(report, shownRemote, failed);
  remoteEvents().forEach(record);
  onRemoteEvent(record);
}
