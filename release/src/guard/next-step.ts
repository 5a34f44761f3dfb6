import type { Thresholds } from './thresholds.ts';

/** Percent of the browsers, one step after the other. */
const STEPS = [10, 25, 50, 100];

/** What a canary without a finding gets next: more browsers, the place of the live version, or nothing yet. */
export function nextStep(
  { percent, loads, seconds }: { percent: number; loads: number; seconds: number },
  { stepLoads, stepSeconds, watchSeconds }: Thresholds,
): number | 'live' | undefined {
  if (loads < stepLoads) return undefined;
  const next = STEPS.find((step) => step > percent);
  if (next === undefined) return seconds >= watchSeconds ? 'live' : undefined;
  return seconds >= stepSeconds ? next : undefined;
}
