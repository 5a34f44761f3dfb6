import { binOf, type RemoteTelemetry, TELEMETRY_MEASURES } from '@my-note/contract/telemetry';

export type Counts = Record<string, number>;

/** The names that are counted: anything else could fill the database. */
export type KnownReleases = { versions: ReadonlyMap<string, ReadonlySet<string>>; kit: ReadonlySet<string> };

export const isKnown = ({ versions }: KnownReleases, { name, version }: RemoteTelemetry) =>
  versions.get(name)?.has(version) === true;

/** What a report adds to the counts of its version. */
export function countsOf(report: RemoteTelemetry, known: KnownReleases): Counts {
  const counts: Counts = {};
  const add = (key: string, count: number | undefined) => {
    if (count) counts[key] = (counts[key] ?? 0) + count;
  };
  if (report.wanted) add('wanted', 1);
  for (const kind of new Set(report.failures)) add(`failure.${kind}`, 1);
  for (const measure of TELEMETRY_MEASURES)
    for (const value of report[measure] ?? []) add(`${measure}.${binOf(value)}`, 1);
  add('frames', report.frames);
  add('frameMs', report.frameMs);
  add('bytes', report.bytes);
  for (const entry of new Set(report.kit)) if (known.kit.has(entry)) add(`kit.${entry}`, 1);
  return counts;
}

export function addCounts(to: Counts, more: Counts): void {
  for (const [key, count] of Object.entries(more)) to[key] = (to[key] ?? 0) + count;
}
