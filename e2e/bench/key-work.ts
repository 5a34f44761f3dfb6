import type { CDPSession, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds; `tdur` is what the thread computed, without waiting for others. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { data?: { type?: string } };
}

const traceConfig = { includedCategories: ['devtools.timeline', 'toplevel', 'cc'] };

async function trace(cdp: CDPSession, run: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const take = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', take);
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await run();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', take);
  return events;
}

/**
 * What the page's main thread computes for each key until its frame is committed, in milliseconds. Unlike the time that
 * passes, it hardly depends on what else the machine does. Not a number where the system does not say it.
 */
export async function keyWork(page: Page, type: () => Promise<void>): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  const events = await trace(cdp, type);
  await cdp.detach();
  const isKey = ({ name, args }: TraceEvent) => name === 'EventDispatch' && args.data?.type === 'keydown';
  const keys = events.filter(isKey).toSorted((a, b) => a.ts - b.ts);
  return keys.map(({ ts, pid, tid }, at) => {
    const own = events.filter((event) => event.pid === pid && event.tid === tid);
    const next = keys[at + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const commit = own.find((event) => event.name === 'Commit' && event.ts > ts && event.ts < next);
    const end = commit?.ts ?? next;
    const tasks = own.filter(
      ({ name, ts: start, dur = 0 }) => name.endsWith('RunTask') && start + dur > ts && start < end,
    );
    return tasks.reduce((sum, { tdur = Number.NaN }) => sum + tdur, 0) / 1000;
  });
}
