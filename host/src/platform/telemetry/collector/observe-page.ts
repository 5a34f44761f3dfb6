import { type LongFrame, remotesOfFrame, sourceOfInteraction, sourceOfUrl } from './attribution.ts';
import type { PendingReport, Source } from './pending-report.ts';

/** Shorter ones are never the slowest that anybody notices. */
const LEAST_INTERACTION_MS = 16;
const MOST_FRAMES = 50;
/** Errors while something renders (host/src/app/bootstrap.tsx), and those that nothing catches (host/src/early). */
const MARKS: Record<string, 'render' | 'script'> = { 'my-note:broken': 'render', 'my-note:thrown': 'script' };

function observe<T extends PerformanceEntry>(
  type: string,
  take: (entry: T) => void,
  more: object = {},
): void {
  // A browser without this kind measures the others all the same.
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  // The entries of a type are those that its name promises.
  const watcher = new PerformanceObserver((list) => (list.getEntries() as T[]).forEach(take));
  watcher.observe({ type, buffered: true, ...more });
}

/**
 * Follows what the browser itself measures, by the remote that caused it.
 * @param shownRemote the remote whose page is shown
 * @param thrown code of a remote threw
 */
export function observePage(
  report: PendingReport,
  shownRemote: (path?: string) => Source | undefined,
  thrown: (source: Source, kind: 'render' | 'script') => void,
): void {
  const frames: LongFrame[] = [];
  observe<LongFrame>('long-animation-frame', (frame) => {
    frames.push(frame);
    if (frames.length > MOST_FRAMES) frames.shift();
    for (const [source, ms] of remotesOfFrame(frame)) report.framed(source, ms);
  });
  observe<PerformanceEventTiming & { interactionId?: number }>(
    'event',
    (event) => {
      if (!event.interactionId) return;
      const shown = shownRemote();
      // The frame of an interaction is reported after it.
      setTimeout(() => {
        const source = sourceOfInteraction(event, frames, shown);
        if (source) report.interacted(source, event.duration);
      }, 1_000);
    },
    { durationThreshold: LEAST_INTERACTION_MS },
  );
  observe<PerformanceResourceTiming>('resource', ({ name, transferSize }) => {
    const source = sourceOfUrl(name);
    if (source && transferSize > 0) report.transferred(source, transferSize);
  });

  // The largest content is known when the page is left or used first.
  let largest: PerformanceEntry | undefined;
  const firstPath = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname;
  observe('largest-contentful-paint', (entry) => {
    largest = entry;
  });
  setTimeout(() => {
    const source = shownRemote(firstPath);
    if (largest && source) report.measured(source, 'lcp', largest.startTime);
  }, 3_000);

  observe<PerformanceMark>('mark', ({ name, detail }) => {
    const kind = MARKS[name];
    if (!kind) return;
    const source = sourceOfUrl(String(detail)) ?? (kind === 'render' ? shownRemote() : undefined);
    if (source) thrown(source, kind);
  });
}
