import type { Services } from '../../core/services.ts';
import { deleteTelemetryBefore, listTelemetry, rollUpTelemetry } from './telemetry.repository.ts';
import type { Counts } from './telemetry.rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const KEPT_DAYS = 30;
/** Rows become one for each span after some time. */
const ROLLED_UP = [
  [HOUR, HOUR],
  [DAY, 2 * DAY],
] as const;

type Deps = Pick<Services, 'db' | 'clock'>;
type Moment = { at: number; canary: Counts; live: Counts };

/** Counts of two versions by their minute; with those of the day before, for what was live then. */
export async function compareTelemetry(
  { db }: Deps,
  name: string,
  { canary, live }: { canary: string; live: string },
  since: Date,
): Promise<{ before: Moment[]; since: Moment[] }> {
  const rows = await listTelemetry(db, name, [canary, live], new Date(since.getTime() - DAY));
  const moments = new Map<number, Moment>();
  for (const { version, at, counts } of rows) {
    const moment = moments.get(at.getTime()) ?? { at: at.getTime(), canary: {}, live: {} };
    moment[version === canary ? 'canary' : 'live'] = counts;
    moments.set(moment.at, moment);
  }
  const all = [...moments.values()].sort((a, b) => a.at - b.at);
  // A canary that was published again may have run in the minute in which it began.
  const begins = Math.floor(since.getTime() / MINUTE) * MINUTE;
  return { before: all.filter(({ at }) => at < begins), since: all.filter(({ at }) => at >= begins) };
}

/** Counts of some versions from a time on, by minute or hour, the oldest first. */
export const readTelemetry = ({ db }: Pick<Deps, 'db'>, name: string, versions: string[], since: Date) =>
  listTelemetry(db, name, versions, since);

/** Everything of a version that is kept, added up. */
export async function sumTelemetry({ db, clock }: Deps, name: string, version: string): Promise<Counts> {
  const sum: Counts = {};
  for (const { counts } of await listTelemetry(
    db,
    name,
    [version],
    new Date(clock().getTime() - KEPT_DAYS * DAY),
  ))
    for (const [key, count] of Object.entries(counts)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}

/**
 * Deletes what is older than 30 days, and keeps hours instead of minutes, and days instead of hours: minutes of 30 days
 * would be hundreds of megabytes.
 * @param guardedSince the minutes that a guard still compares stay
 */
export async function tidyTelemetry({ db, clock }: Deps, guardedSince?: Date) {
  const now = clock().getTime();
  await deleteTelemetryBefore(db, new Date(now - KEPT_DAYS * DAY));
  for (const [span, keptMs] of ROLLED_UP) {
    const wanted = Math.min(now - keptMs, guardedSince?.getTime() ?? now);
    await rollUpTelemetry(db, span, new Date(Math.floor(wanted / span) * span));
  }
}
