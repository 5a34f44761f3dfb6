import type { Registry, RegistryEntry } from '@my-note/contract/registry';
import { findRelease } from '../journal/release-records.ts';
import { flip } from '../registry/flip.ts';
import { pointedTo, readRegistry } from '../registry/registry.ts';
import { withCanary, withLive, withoutCanary } from '../registry/registry-changes.ts';
import type { Store } from '../store/area.ts';
import { loadsSince, type Moment } from './figures.ts';
import { type GuardState, readGuard, writeGuard } from './guard-state.ts';
import { judge, textOf, worstOf } from './judge.ts';
import { nextStep } from './next-step.ts';

const WHO = 'guard';

/** What the guard has done to a canary. */
export interface GuardAction {
  name: string;
  version: string;
  /** Of the version that was live meanwhile. */
  live: string;
  did: 'raised' | 'taken back' | 'made live';
  percent: number;
  /** The figures of each comparison; the reason is first. */
  why: string[];
  /** Who published the canary. */
  publisher: string;
}

export interface GuardParts {
  /** Counts of two versions from a time on, and those of the live one from before. */
  momentsOf: (
    name: string,
    versions: { canary: string; live: string },
    since: Date,
  ) => Promise<{ before: Moment[]; since: Moment[] }>;
  now: () => Date;
}

/**
 * Looks at every guarded canary once: takes it back, gives it more browsers, or makes it live. Several guards may do so at
 * once; the flip of one is none for the others.
 */
export async function guardOnce(store: Store, parts: GuardParts): Promise<GuardAction[]> {
  const { registry } = await readRegistry(store);
  const actions: GuardAction[] = [];
  for (const entry of registry.remotes) {
    const action = entry.canary && !entry.killed && (await guardCanary(store, entry, parts));
    if (action) actions.push(action);
  }
  return actions;
}

/** When the oldest guarded canary began. */
export async function guardedSince(store: Store): Promise<Date | undefined> {
  const { registry } = await readRegistry(store);
  const states = await Promise.all(
    registry.remotes.filter(({ canary }) => canary).map(({ name }) => readGuard(store, name)),
  );
  const [oldest] = states.flatMap((state) => (state ? [state.since] : [])).sort();
  return oldest === undefined ? undefined : new Date(oldest);
}

async function guardCanary(
  store: Store,
  entry: RegistryEntry,
  { momentsOf, now }: GuardParts,
): Promise<GuardAction | undefined> {
  const { name, canary, version: live } = entry;
  const state = await readGuard(store, name);
  if (!canary || state?.version !== canary.version) return undefined;
  const found = await momentsOf(name, { canary: canary.version, live }, new Date(state.since));
  const findings = judge(found.since, state.thresholds, found.before);
  const worst = worstOf(findings);
  const happened = { name, version: canary.version, live, publisher: state.who, percent: canary.percent };
  const why = [...(worst ? [worst] : []), ...findings.filter((one) => one !== worst)].map(textOf);
  const same = (before: Registry) => isSame(before, entry);

  if (worst) {
    const what = `take back ${name} ${canary.version}`;
    const { changed } = await flip(store, { what, who: WHO, notes: why }, async (before) =>
      same(before) ? withoutCanary(before, name) : before,
    );
    return changed ? { ...happened, did: 'taken back', why } : undefined;
  }
  const step = await readStep(store, name, state, canary.percent, now());
  const loads = loadsSince(found.since, step.from);
  const seconds = (now().getTime() - step.from.getTime()) / 1000;
  const next = nextStep({ percent: canary.percent, loads, seconds }, state.thresholds);
  if (next === undefined) return undefined;
  return grow(store, { entry, state, next, now: now(), happened, why, same });
}

async function grow(
  store: Store,
  {
    entry,
    state,
    next,
    now,
    happened,
    why,
    same,
  }: {
    entry: RegistryEntry;
    state: GuardState;
    next: number | 'live';
    now: Date;
    happened: Omit<GuardAction, 'did' | 'why'>;
    why: string[];
    same: (before: Registry) => boolean;
  },
): Promise<GuardAction | undefined> {
  const { name } = entry;
  const release = pointedTo(entry).find(({ role }) => role === 'canary')?.release;
  if (!release) return undefined;
  const what =
    next === 'live' ? `promote ${name} ${state.version}` : `canary ${name} ${state.version} ${next}`;
  const { changed } = await flip(store, { what, who: WHO, notes: why }, async (before) => {
    if (!same(before)) return before;
    if (next === 'live') {
      // The entry has the feature switch of what is live.
      const { flag } = await findRelease(store, before, name, state.version);
      return withLive(before, { name, release, flag });
    }
    await writeGuard(store, name, { ...state, percent: next, stepSince: now.toISOString() });
    return withCanary(before, { name, release }, next);
  });
  if (!changed) return undefined;
  return next === 'live'
    ? { ...happened, did: 'made live', percent: 100, why }
    : { ...happened, did: 'raised', percent: next, why };
}

/** Since when the canary has its share; a share that somebody set by hand counts from now. */
async function readStep(store: Store, name: string, state: GuardState, percent: number, now: Date) {
  if (state.percent === percent) return { from: new Date(state.stepSince) };
  await store.exclusively(() => writeGuard(store, name, { ...state, percent, stepSince: now.toISOString() }));
  return { from: now };
}

/** Somebody may have published or ended the canary while its figures were read. */
function isSame(registry: Registry, { name, version, canary }: RegistryEntry) {
  const now = registry.remotes.find((one) => one.name === name);
  return (
    now?.version === version &&
    now.canary?.version === canary?.version &&
    now.canary?.percent === canary?.percent
  );
}
