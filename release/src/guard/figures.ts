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

/** A page fails by its code, or because files did not arrive. */
export type FailureOf = 'code' | 'delivery';

/** Loaded pages that failed. */
export const failuresOf = (counts: Counts, of: FailureOf): number =>
  Math.min(failedOf(counts, of), loadsOf(counts));

function failedOf(counts: Counts, of: FailureOf): number {
  const kinds = TELEMETRY_FAILURES.filter((kind) => CODE_FAILURES.includes(kind) === (of === 'code'));
  return kinds.reduce((sum, kind) => sum + (counts[`failure.${kind}`] ?? 0), 0);
}

/**
 * Loaded pages and how many of them failed, minute by minute. A page may fail long after it was loaded: in a minute with
 * fewer loads than failures each failure is a trial, in place of one of the next loads.
 */
export function trialsOf(minutes: readonly Counts[], of: FailureOf): { trials: number; events: number }[] {
  const all = { loads: 0, trials: 0, events: 0 };
  return minutes.map((counts) => {
    all.loads += loadsOf(counts);
    // Pages that were loaded before the first minute are not compared.
    const events = Math.min(failedOf(counts, of), all.loads - all.events);
    const trials = Math.max(all.loads - all.trials, events);
    all.trials += trials;
    all.events += events;
    return { trials, events };
  });
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
