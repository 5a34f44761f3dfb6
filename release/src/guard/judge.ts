import type { TelemetryMeasure } from '@my-note/contract/telemetry';
import { evidence, excess, type Trials } from './evidence.ts';
import {
  type Counts,
  countAbove,
  type Histogram,
  histogramOf,
  loadsOf,
  type Moment,
  merged,
  p75Of,
  sizeOf,
  trialsOf,
} from './figures.ts';
import type { Thresholds } from './thresholds.ts';

/** How likely a canary that is within its thresholds is ever taken back, shared out among the five comparisons. */
const FALSE_ALARM = 0.002;
const SHARES = { errors: 0.5, failures: 0.125, load: 0.125, inp: 0.125, heap: 0.125 };
type Comparison = keyof typeof SHARES;

/** A rate of what is live that is above the tolerance raises it, from this many events on. */
const LIVE_EVENTS = 3;
/** What the canary may be worse than such a rate. */
const LIVE_MARGIN = 1.5;
const LEAST_EXCESS = 1;
/** A quarter of the values is above the 75th percentile. */
const ABOVE_P75 = 0.25;
/** A percentile of what is live is known well enough from this many values. */
const LIVE_VALUES = 40;

export interface Finding {
  what: Comparison;
  /** Of the evidence that takes the canary back; 1 and above does. */
  part: number;
  /** For people: the figures of both. */
  figures: string;
}

/** Compares a canary with what is live, by all that browsers have counted since it began. */
export function judge(
  moments: readonly Moment[],
  thresholds: Thresholds,
  before: readonly Moment[] = [],
): Finding[] {
  return [
    rate('errors', moments, thresholds, before),
    rate('failures', moments, thresholds, before),
    ...(['load', 'inp', 'heap'] as const).map((measure) => quantile(measure, moments, thresholds, before)),
  ];
}

const WORDS: Record<Comparison, string> = {
  errors: 'errors',
  failures: 'failed loads',
  load: 'load time',
  inp: 'interactions',
  heap: 'memory',
};
/** A comparison in words, for people. */
export const textOf = ({ what, figures }: Finding): string => `${WORDS[what]}: ${figures}`;

/** The comparison that takes the canary back, if any. */
export const worstOf = (findings: readonly Finding[]): Finding | undefined =>
  findings.filter(({ part }) => part >= 1).sort((a, b) => b.part - a.part)[0];

const partOf = (what: Comparison, log: number) => Math.max(0, log / -Math.log(FALSE_ALARM * SHARES[what]));

function rate(
  what: 'errors' | 'failures',
  moments: readonly Moment[],
  thresholds: Thresholds,
  before: readonly Moment[],
): Finding {
  const of = what === 'errors' ? 'code' : 'delivery';
  const tolerated = thresholds[what] / 100;
  const counts = { canary: moments.map(({ canary }) => canary), live: moments.map(({ live }) => live) };
  const canary = trialsOf(counts.canary, of);
  const lives = trialsOf([...before.map(({ live }) => live), ...counts.live], of);
  const beside = lives.slice(before.length);
  const parts = canary.map((one, index) => {
    const live = beside[index] ?? { trials: 0, events: 0 };
    // What is wrong with everything at this moment is not the canary's fault.
    const present = live.events >= LIVE_EVENTS ? (LIVE_MARGIN * live.events) / live.trials : 0;
    const allowed = Math.min(0.9, Math.max(tolerated, present));
    return { canary: { ...one, allowed }, live: { ...live, allowed } };
  });
  const isItsOwn =
    excess(parts, { trials: sumOf(lives, 'trials'), events: sumOf(lives, 'events') }) >= LEAST_EXCESS;
  const log = evidence(parts.map((part) => part.canary));
  return {
    what,
    part: isItsOwn ? partOf(what, log) : 0,
    figures: `${shareOf(counts.canary, canary)} instead of ${shareOf(counts.live, beside)} of the loaded pages, ${thresholds[what]} % allowed`,
  };
}

type Part = Pick<Trials, 'trials' | 'events'>;
const sumOf = (parts: readonly Part[], key: keyof Part) => parts.reduce((sum, one) => sum + one[key], 0);

function shareOf(counts: readonly Counts[], parts: readonly Part[]): string {
  const events = sumOf(parts, 'events');
  // Pages that fail may have been loaded before.
  const loads = Math.max(
    events,
    counts.reduce((sum, one) => sum + loadsOf(one), 0),
  );
  return `${loads === 0 ? 0 : ((100 * events) / loads).toFixed(1)} % (${events} of ${loads})`;
}

function quantile(
  what: 'load' | 'inp' | 'heap',
  moments: readonly Moment[],
  thresholds: Thresholds,
  before: readonly Moment[],
): Finding {
  const measure: TelemetryMeasure = what;
  const lives = [...before, ...moments].map(({ live }) => histogramOf(live, measure));
  const canaries = moments.map(({ canary }) => histogramOf(canary, measure));
  const parts = canaries.flatMap((canary, index): Trials[] => {
    const live = recent(lives.slice(0, before.length + index + 1));
    const p75 = live && p75Of(live);
    if (p75 === undefined) return [];
    const events = countAbove(canary, p75 * thresholds[what]);
    return [{ trials: sizeOf(canary), events, allowed: ABOVE_P75 }];
  });
  return {
    what,
    part: partOf(what, evidence(parts)),
    figures: `p75 ${p75Text(merged(canaries), what)} instead of ${p75Text(merged(lives.slice(before.length)), what)}, ${thresholds[what]} times allowed`,
  };
}

/** The newest values of what is live, as many as it takes to know a percentile. */
function recent(lives: readonly Histogram[]): Histogram | undefined {
  let all: Histogram = new Map();
  for (const one of [...lives].reverse()) {
    all = merged([all, one]);
    if (sizeOf(all) >= LIVE_VALUES) return all;
  }
  return undefined;
}

function p75Text(histogram: Histogram, what: 'load' | 'inp' | 'heap'): string {
  const p75 = p75Of(histogram);
  return p75 === undefined ? 'unknown' : `${Math.round(p75)} ${what === 'heap' ? 'MB' : 'ms'}`;
}
