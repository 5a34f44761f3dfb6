import type { RemoteTelemetry } from '@my-note/contract/telemetry';

/** How one kind of release behaves on a page. */
export interface Behavior {
  /** Share of the loads on which its code throws. */
  throws: number;
  /** How many times as long as usual it takes to load. */
  slower: number;
  /** Megabytes that a page with it grows by each second. */
  leak: number;
}

export const RELEASES: Record<string, Behavior> = {
  good: { throws: 0.0002, slower: 1, leak: 0 },
  'throws on 5 %': { throws: 0.05, slower: 1, leak: 0 },
  'twice as slow': { throws: 0.0002, slower: 2, leak: 0 },
  'leaks 5 MB/s': { throws: 0.0002, slower: 1, leak: 5 },
};

const NETWORK_FAILURES = 0.003;
const LOAD = { median: 120, spread: 0.6 };
const INTERACTION = { median: 60, spread: 0.5 };
const HEAP = { median: 60, spread: 0.25 };

/** Numbers from 0 up to 1. */
export type Random = () => number;
type Report = Omit<RemoteTelemetry, 'name' | 'version'>;

/** A value of a log-normal distribution, as times and sizes in the field have it. */
function lognormal(random: Random, { median, spread }: { median: number; spread: number }) {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.round(median * Math.exp(spread * normal));
}

/** What a page reports first: that it was loaded, and how. */
export function firstReport(random: Random, { throws, slower, leak }: Behavior, seconds: number): Report {
  if (random() < throws) return { wanted: true, failures: ['render'] };
  if (random() < NETWORK_FAILURES) return { wanted: true, failures: ['network'] };
  return {
    wanted: true,
    load: [Math.round(lognormal(random, LOAD) * slower)],
    ...laterReport(random, leak, seconds),
  };
}

/** What an open page reports once a minute. */
export const laterReport = (random: Random, leak: number, seconds: number): Report => ({
  inp: [lognormal(random, INTERACTION)],
  heap: [Math.round(lognormal(random, HEAP) + leak * seconds)],
});
