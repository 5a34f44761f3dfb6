import path from 'node:path';
import type { Registry, Release } from '@my-note/contract/registry';
import { HOST, type Package, packagesOf } from '@my-note/tooling/packages';
import { root } from '@my-note/tooling/paths';
import { Refusal } from '@my-note/tooling/refusal';
import { readBudget } from '../checks/budget.ts';
import { hostProblems } from '../checks/host-files.ts';
import { checkFit, checkRelease, inspect } from '../checks/static-checks.ts';
import { newGuard, writeGuard } from '../guard/guard-state.ts';
import { thresholdsOf } from '../guard/thresholds.ts';
import { notePending, type Pending } from '../journal/pending.ts';
import { type ReleaseRecord, readRecord, wasPublished } from '../journal/release-records.ts';
import { newAssets, placeHostAssets, readBuiltHost } from '../place/place-host.ts';
import { placeRemote, readRemote, withUnplaced } from '../place/place-remote.ts';
import { publisher } from '../registry/flip.ts';
import { goLive, type Placed, withPlaced } from '../registry/go-live.ts';
import { pointedTo, type Role, readRegistry } from '../registry/registry.ts';
import { withKilled } from '../registry/registry-changes.ts';
import type { Store } from '../store/area.ts';

export interface PublishOptions {
  /** Remotes, and `host`; they go live in one flip. */
  names: string[];
  workspace?: string;
  /** Percent of the browsers that get it; without it, all. */
  canary?: number | undefined;
  /** Whether the service guards the canary. */
  guard?: boolean | undefined;
  /** Whether the candidate is mounted in a headless browser before. */
  mount?: boolean;
  /** Reports each step. */
  say?: (text: string) => void;
}

/** Checks builds, places them, and flips the registry. Nothing can be fetched before all checks have passed. */
export async function publish(
  store: Store,
  { names, workspace = root, canary, guard = false, mount = true, say = () => {} }: PublishOptions,
) {
  const packages = packagesOf(workspace, names);
  const { registry } = await readRegistry(store);
  const { host, remotes } = await readAll(store, packages, registry);
  const placed = { host, records: remotes.map(({ record }) => record) };
  demandNoCanaryOfHost(placed, canary);
  if (guard && canary === undefined)
    throw new Refusal('A guard watches a canary: --canary <percent> --guard');
  for (const { name, release } of placed.records) say(`read     ${name} ${release.version}`);

  const unplaced = withUnplaced(store, remotes);
  await checkAll(unplaced, placed, packages);
  const wanted = withPlaced(registry, placed, canary);
  await demandFit(unplaced, placed, wanted);
  for (const text of await warningsOfPrevious(unplaced, placed, wanted)) say(`warning  ${text}`);
  say('checked  files, second copies, budget, contract, shared modules');
  if (mount) await demandMount(unplaced, withPlaced(registry, placed), placed, say);
  else say('skipped  mounting in a browser');

  const pending = await notePending(store, await pendingOf(store, placed));
  try {
    await Promise.all(remotes.map((ready) => placeRemote(store, ready)));
    if (host) await placeHostAssets(store.site, host);
    demandNone(await placedWrongly(store, placed));
    const flipped = await goLive(store, placed, {
      what: `publish ${names.join(' ')}${canary === undefined ? '' : ` --canary ${canary}`}${guard ? ' --guard' : ''}`,
      notes: mount ? [] : ['not mounted in a browser'],
      canary,
      demand: async (after, before) => {
        await demandStillFits(store, placed, after, before);
        if (guard && canary !== undefined) await writeGuards(store, placed, canary);
      },
    });
    await pending.done();
    report(flipped, say);
    return { ...flipped, records: placed.records };
  } catch (error) {
    if (error instanceof Refusal) await pending.takeBack().catch(sayLeft(say));
    else pending.leave();
    throw error;
  }
}

const writeGuards = (store: Store, { records }: Placed, canary: number) =>
  Promise.all(
    records.map(({ name, release, guard }) =>
      writeGuard(
        store,
        name,
        newGuard(release.version, canary, { who: publisher(), thresholds: thresholdsOf(guard) }),
      ),
    ),
  );

function report(
  { changed, registry: { revision }, ms, warning }: Awaited<ReturnType<typeof goLive>>,
  say: (text: string) => void,
) {
  say(
    changed
      ? `flipped  registry revision ${revision}, in ${ms} ms`
      : `repaired files; the registry stays at revision ${revision}`,
  );
  if (warning) say(`warning  ${warning}`);
}

// The refusal matters more than files that could not be removed.
const sayLeft = (say: (text: string) => void) => (error: Error) =>
  say(`warning  what was refused is still in the store: ${error.message}`);

async function pendingOf({ site }: Store, { host, records }: Placed): Promise<Pending> {
  const releases = records.map(({ name, release: { version } }) => ({ name, version }));
  if (!host) return { releases };
  return { releases, host: { version: host.live.version, assets: await newAssets(site, host) } };
}

async function placedWrongly({ site }: Store, { records }: Placed) {
  const found = await Promise.all(records.map((record) => inspect(site, record)));
  return found.flatMap(({ problems }) => problems);
}

// Others may have published while the checks ran.
async function demandStillFits(store: Store, placed: Placed, after: Registry, before: Registry) {
  for (const record of placed.records) {
    const known = await readRecord(store, record.name, record.release.version);
    const isOwn = known?.at === record.at;
    if (known && !isOwn && (await wasPublished(store, before, known))) refuseAgain(record);
  }
  await demandFit(store, placed, after);
}

async function readAll(store: Store, packages: Package[], registry: Registry) {
  const dirs = packages.filter(({ name }) => name !== HOST).map(({ dir }) => dir);
  const remotes = await Promise.all(
    dirs.map(async (dir) => {
      const { record, ...ready } = await readRemote(store, registry, dir);
      return { ...ready, record: { ...record, field: readBudget(dir).field } };
    }),
  );
  for (const { record, isPublished } of remotes) if (isPublished) refuseAgain(record);
  const shell = packages.find(({ name }) => name === HOST);
  if (!shell) return { remotes };
  const host = readBuiltHost(path.join(shell.dir, 'dist'));
  const isLive = host.live.version === registry.host?.version && remotes.length === 0;
  // Publishing the same build again repairs its files.
  if (isLive && (await hostProblems(store, registry)).problems.length === 0) {
    throw new Refusal(`This very build of the host, ${host.live.version}, is live already.`);
  }
  return { remotes, host };
}

function refuseAgain({ name, release: { version } }: ReleaseRecord): never {
  throw new Refusal(
    `${name} ${version} was published already, and a version never changes. Build something new, or make that one live: pnpm remote promote ${name} ${version}`,
  );
}

function demandNoCanaryOfHost(placed: Placed, canary: number | undefined) {
  if (placed.host && canary !== undefined)
    throw new Refusal('The host is for all or for none: it has no canary.');
}

async function checkAll(store: Store, { records }: Placed, packages: Package[]) {
  const problems = records.map((record) => {
    const dir = packages.find(({ name }) => name === record.name)?.dir ?? '';
    return checkRelease(store.site, record, readBudget(dir));
  });
  demandNone((await Promise.all(problems)).flat());
}

const releasesOf = (registry: Registry, roles: Role[]) =>
  registry.remotes
    .filter(({ killed }) => !killed)
    .flatMap((entry) =>
      pointedTo(entry)
        .filter(({ role }) => roles.includes(role))
        .map(({ release }) => ({ name: entry.name, release })),
    );

// A new host must fit every release that browsers may get; a new remote only itself.
async function demandFit(store: Store, { host, records }: Placed, after: Registry) {
  const given = host ? releasesOf(after, ['live', 'canary']) : [];
  const isNew = (one: { release: Release }) =>
    records.some(({ release }) => release.version === one.release.version);
  const candidates = [...records, ...given.filter((one) => !isNew(one))];
  demandNone(await checkFit(store.site, candidates, after.host));
}

// A previous release that does not fit is only a warning.
async function warningsOfPrevious(store: Store, { host }: Placed, after: Registry) {
  const problems = host ? await checkFit(store.site, releasesOf(after, ['previous']), after.host) : [];
  return problems.map((text) => `no way back: ${text}`);
}

async function demandMount(
  store: Store,
  after: Registry,
  { host, records }: Placed,
  say: (text: string) => void,
) {
  say('mounting in a headless browser…');
  const { checkMount } = await import('../checks/mount/mount.ts');
  const names = (host ? after.remotes : records).map(({ name }) => name);
  // A killed remote is checked as well, because it may be revived.
  const revived = records.reduce((registry, { name }) => withKilled(registry, name, false), after);
  demandNone(await checkMount(store, revived, { names, host }));
  say('checked  every page mounts, every module loads');
}

function demandNone(problems: string[]) {
  if (problems.length === 0) return;
  throw new Refusal(
    ['Not published; what is live stays as it is.', ...problems.map((text) => `  - ${text}`)].join('\n'),
  );
}
