import type { RegistryEntry } from '@my-note/contract/registry';
import type { Store } from '../store/area.ts';
import { loadsSince } from './figures.ts';
import type { GuardParts } from './guard.ts';
import { readGuard } from './guard-state.ts';
import { judge, textOf } from './judge.ts';
import { stepAfter } from './next-step.ts';

/** What the guard knows of a canary, for people. */
export interface Outlook {
  /** ISO times: when the canary began, and when it got its present share. */
  since: string;
  stepSince: string;
  who: string;
  /** Loaded pages with the present share, and how many it takes. */
  loads: number;
  loadsNeeded: number;
  /** Seconds with the present share before it may grow. */
  secondsNeeded: number;
  /** The share after this one, in percent. */
  next: number | 'live';
  /** `part` of 1 takes the canary back. */
  comparisons: { part: number; text: string }[];
}

/** What the guard has seen of a canary; undefined for one that it does not guard. It changes nothing. */
export async function outlookOf(
  store: Store,
  { name, canary, version: live, killed }: RegistryEntry,
  { momentsOf, now }: GuardParts,
): Promise<Outlook | undefined> {
  const state = await readGuard(store, name);
  if (!canary || killed || state?.version !== canary.version) return undefined;
  const { since, who, thresholds } = state;
  const found = await momentsOf(name, { canary: canary.version, live }, new Date(since));
  const stepSince = state.percent === canary.percent ? state.stepSince : now().toISOString();
  const next = stepAfter(canary.percent);
  return {
    ...{ since, stepSince, who, next },
    loads: loadsSince(found.since, new Date(stepSince)),
    loadsNeeded: thresholds.stepLoads,
    secondsNeeded: next === 'live' ? thresholds.watchSeconds : thresholds.stepSeconds,
    comparisons: judge(found.since, thresholds, found.before).map((finding) => ({
      part: finding.part,
      text: textOf(finding),
    })),
  };
}
