import {
  CODE_FAILURES,
  edgeOf,
  TELEMETRY_FAILURES,
  type TelemetryMeasure,
} from '@my-note/contract/telemetry';

/** What browsers counted of one version in one minute or hour: `wanted`, `failure.<kind>`, `<measure>.<bin>`, and others. */
export type Counts = Readonly<Record<string, number>>;

/** Counts of the canary and of what is live, from the same time. */
export interface Moment {
  /** Milliseconds since 1970. */
  at: number;
  canary: Counts;
  live: Counts;
}

export const loadsOf = (counts: Counts): number => counts.wanted ?? 0;

/** Loads of the canary since a time; the minute in which it was counts. */
export const loadsSince = (moments: readonly Moment[], from: Date): number =>
  moments
    .filter(({ at }) => at + 60_000 > from.getTime())
    .reduce((sum, { canary }) => sum + loadsOf(canary), 0);

/** Loaded pages on which the code failed, or on which files did not arrive. */
export function failuresOf(counts: Counts, of: 'code' | 'delivery'): number {
  const kinds = TELEMETRY_FAILURES.filter((kind) => CODE_FAILURES.includes(kind) === (of === 'code'));
  const failed = kinds.reduce((sum, kind) => sum + (counts[`failure.${kind}`] ?? 0), 0);
  return Math.min(failed, loadsOf(counts));
}

/** A histogram: how many values each bin has. */
export type Histogram = ReadonlyMap<number, number>;

export function histogramOf(counts: Counts, measure: TelemetryMeasure): Map<number, number> {
  const bins = Object.entries(counts).filter(([key]) => key.startsWith(`${measure}.`));
  return new Map(bins.map(([key, count]) => [Number(key.slice(measure.length + 1)), count]));
}

export function merged(histograms: readonly Histogram[]): Map<number, number> {
  const all = new Map<number, number>();
  for (const one of histograms) for (const [bin, count] of one) all.set(bin, (all.get(bin) ?? 0) + count);
  return all;
}

export const sizeOf = (histogram: Histogram): number =>
  [...histogram.values()].reduce((sum, count) => sum + count, 0);

/** The value below which three quarters of the values are; between the ends of its bin as if they were spread evenly. */
export function p75Of(histogram: Histogram): number | undefined {
  const wanted = sizeOf(histogram) * 0.75;
  let seen = 0;
  for (const [bin, count] of [...histogram].sort(([a], [b]) => a - b)) {
    const low = edgeOf(bin - 1);
    if (seen + count >= wanted) return low + ((edgeOf(bin) - low) * (wanted - seen)) / count;
    seen += count;
  }
  return undefined;
}

/** How many values are above a limit; a bin counts when its middle is. */
export const countAbove = (histogram: Histogram, limit: number): number =>
  [...histogram].reduce((sum, [bin, count]) => (edgeOf(bin - 0.5) >= limit ? sum + count : sum), 0);
