import type { Registry, Release } from '@my-note/contract/registry';
import type { Package } from '@my-note/tooling/packages';
import { Refusal } from '@my-note/tooling/refusal';
import { readBudget } from '../checks/budget.ts';
import { ownerOfPage } from '../checks/pages.ts';
import { checkFit, checkRelease, inspect } from '../checks/static-checks.ts';
import type { Placed } from '../registry/go-live.ts';
import { pointedTo, type Role } from '../registry/registry.ts';
import { withKilled } from '../registry/registry-changes.ts';
import type { Store } from '../store/area.ts';

/** The host is for all or for none. */
export function demandNoCanaryOfHost(placed: Placed, canary: number | undefined) {
  if (placed.host && canary !== undefined)
    throw new Refusal('The host is for all or for none: it has no canary.');
}

/** Refuses releases whose files, second copies, or budget are not right. */
export async function demandRight(store: Store, { records }: Placed, packages: Package[]) {
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

/** A new host must fit every release that browsers may get; a new remote only itself. */
export async function demandFit(store: Store, { host, records }: Placed, after: Registry) {
  const given = host ? releasesOf(after, ['live', 'canary']) : [];
  const isNew = (one: { release: Release }) =>
    records.some(({ release }) => release.version === one.release.version);
  const candidates = [...records, ...given.filter((one) => !isNew(one))];
  demandNone(await checkFit(store.site, candidates, after.host));
}

/** Refuses pages that another remote has; in browsers one of the two would win. */
export function demandOwnPages({ records }: Placed, after: Registry, before: Registry) {
  const isPlaced = (name: string) => records.some((record) => record.name === name);
  // One publish of both may move a page from one remote to the other.
  const remotes = after.remotes.map((entry) => (isPlaced(entry.name) ? { ...entry, previous: null } : entry));
  const problems = records.flatMap(({ name, release: { version, pages = [] } }) => {
    const own = before.remotes.filter((entry) => entry.name === name);
    const others = remotes.filter((entry) => entry.name !== name);
    return pages.flatMap(({ path }) => {
      const owner = ownerOfPage(path, own) ?? ownerOfPage(path, others);
      if (owner === undefined || owner === name) return [];
      return [`${name} ${version}: the page ${path} belongs to ${owner}. Choose a path such as /i/${name}`];
    });
  });
  demandNone(problems);
}

/** A previous release that does not fit is only a warning. */
export async function warningsOfPrevious(store: Store, { host }: Placed, after: Registry) {
  const problems = host ? await checkFit(store.site, releasesOf(after, ['previous']), after.host) : [];
  return problems.map((text) => `no way back: ${text}`);
}

/** Refuses releases whose pages or modules do not work in a headless browser. */
export async function demandMount(
  store: Store,
  after: Registry,
  { host, records }: Placed,
  { on, say }: { on?: { browser: string; program: string }; say: (text: string) => void },
) {
  say('mounting in a headless browser…');
  const { checkMount } = await import('../checks/mount/mount.ts').catch(withoutDriver);
  const names = (host ? after.remotes : records).map(({ name }) => name);
  // A killed remote is checked as well, because it may be revived.
  const revived = records.reduce((registry, { name }) => withKilled(registry, name, false), after);
  demandNone(await checkMount(store, revived, { names, ...(host ? { host } : {}), ...(on ? { on } : {}) }));
  say('checked  every page mounts, every module loads');
}

function demandNone(problems: string[]) {
  if (problems.length === 0) return;
  throw new Refusal(
    ['Not published; what is live stays as it is.', ...problems.map((text) => `  - ${text}`)].join('\n'),
  );
}

/** Refuses files that are not in the store as they were to be placed. */
export async function demandPlacedRightly({ site }: Store, { records }: Placed) {
  const found = await Promise.all(records.map((record) => inspect(site, record)));
  demandNone(found.flatMap(({ problems }) => problems));
}

/** An installed package of the product has no driver of browsers: few sites are published to from where they run. */
function withoutDriver(error: unknown): never {
  if (Object(error).code !== 'ERR_MODULE_NOT_FOUND') throw error;
  throw new Refusal(
    'The check in a browser needs the package @playwright/test, which is not installed here. Publish from the repository of the remote (--site, or --store), or leave the check out with --without-browser.',
  );
}
