import type { Thresholds } from './thresholds.ts';

/** Percent of the browsers, one step after the other. */
const STEPS = [10, 25, 50, 100];

/** The share after this one. */
export const stepAfter = (percent: number): number | 'live' => STEPS.find((step) => step > percent) ?? 'live';

/** What a canary without a finding gets next: more browsers, the place of the live version, or nothing yet. */
export function nextStep(
  { percent, loads, seconds }: { percent: number; loads: number; seconds: number },
  { stepLoads, stepSeconds, watchSeconds }: Thresholds,
): number | 'live' | undefined {
  if (loads < stepLoads) return undefined;
  const next = stepAfter(percent);
  return seconds >= (next === 'live' ? watchSeconds : stepSeconds) ? next : undefined;
}
