import path from 'node:path';
import type { Registry } from '@my-note/contract/registry';
import { HOST, type Package, packagesOf } from '@my-note/tooling/packages';
import { root } from '@my-note/tooling/paths';
import { Refusal } from '@my-note/tooling/refusal';
import { readBudget } from '../checks/budget.ts';
import { hostProblems } from '../checks/host-files.ts';
import type { MountOn } from '../checks/mount/mount-on-site.ts';
import { newGuard, writeGuard } from '../guard/guard-state.ts';
import { thresholdsOf } from '../guard/thresholds.ts';
import { notePending, type Pending } from '../journal/pending.ts';
import { type ReleaseRecord, readRecord, wasPublished } from '../journal/release-records.ts';
import { newAssets, placeHostAssets, readBuiltHost } from '../place/place-host.ts';
import { placeRemote, readRemote, withUnplaced } from '../place/place-remote.ts';
import { demandSigned } from '../publishers/demand-signed.ts';
import type { Envelope } from '../publishers/envelope.ts';
import type { PublisherKey } from '../publishers/key-file.ts';
import { type Publisher, type Publishers, readPublishers } from '../publishers/publishers.ts';
import { demandKey, signPlaced } from '../publishers/sign.ts';
import { signableRelease } from '../publishers/statement.ts';
import { author } from '../registry/author.ts';
import { goLive, type Placed, withPlaced } from '../registry/go-live.ts';
import { readRegistry } from '../registry/registry.ts';
import type { Store } from '../store/area.ts';
import {
  demandFit,
  demandMount,
  demandNoCanaryOfHost,
  demandOwnPages,
  demandPlacedRightly,
  demandRight,
  warningsOfPrevious,
} from './demands.ts';

export interface PublishOptions {
  /** Remotes, and `host`; they go live in one flip. */
  names: string[];
  workspace?: string;
  /** Percent of the browsers that get it; without it, all. */
  canary?: number | undefined;
  /** Whether the service guards the canary. */
  guard?: boolean | undefined;
  /** Whether, and where, the candidate is mounted in a headless browser before. */
  mount?: boolean | MountOn;
  /** Signs what is published, which a site with publishers demands. */
  key?: PublisherKey | undefined;
  /** The signature of one remote that was signed elsewhere. */
  signed?: Envelope;
  /** Reports each step. */
  say?: (text: string) => void;
}

/** Checks builds, places them, and flips the registry. Nothing can be fetched before all checks have passed. */
export async function publish(
  store: Store,
  {
    names,
    workspace = root,
    canary,
    guard = false,
    mount = true,
    key,
    signed,
    say = () => {},
  }: PublishOptions,
) {
  const packages = packagesOf(workspace, names);
  const { list } = await readPublishers(store);
  const owner = signed ? undefined : demandKey(list, key, packages);
  const { registry } = await readRegistry(store);
  const { host, remotes } = await readAll(store, packages, registry);
  const placed = { host, records: remotes.map(({ record }) => (signed ? { ...record, signed } : record)) };
  const signer = signed ? demandSigner(list, placed) : owner;
  demandNoCanaryOfHost(placed, canary);
  if (guard && canary === undefined)
    throw new Refusal('A guard watches a canary: --canary <percent> --guard');
  for (const { name, release } of placed.records) say(`read     ${name} ${release.version}`);

  const unplaced = withUnplaced(store, remotes);
  await demandRight(unplaced, placed, packages);
  const wanted = withPlaced(registry, placed, canary);
  demandOwnPages(placed, wanted, registry);
  await demandFit(unplaced, placed, wanted);
  for (const text of await warningsOfPrevious(unplaced, placed, wanted)) say(`warning  ${text}`);
  say('checked  files, second copies, budget, contract, shared modules');
  const unmounted =
    typeof mount === 'object' && 'missing' in mount ? mount.missing : !mount && 'it was left out';
  const on = typeof mount === 'object' && 'browser' in mount ? { on: mount } : {};
  if (unmounted) say(`skipped  mounting in a browser: ${unmounted}`);
  else await demandMount(unplaced, withPlaced(registry, placed), placed, { ...on, say });

  const pending = await notePending(store, await pendingOf(store, placed));
  try {
    await Promise.all(remotes.map((ready) => placeRemote(store, ready)));
    if (host) await placeHostAssets(store.site, host);
    await demandPlacedRightly(store, placed);
    const ready = list && key ? signPlaced(placed, { site: list.site, key, packages }) : placed;
    const flipped = await goLive(store, ready, {
      ...(signed && signer ? { who: signer.name } : {}),
      what: `publish ${packages.map(({ name }) => name).join(' ')}${canary === undefined ? '' : ` --canary ${canary}`}${guard ? ' --guard' : ''}`,
      notes: [
        ...(unmounted ? ['not mounted in a browser'] : []),
        ...(signer ? [`signed by ${signer.name} (${signer.id})`] : []),
      ],
      canary,
      demand: (after, before) => demandStillFits(store, placed, after, before),
      // A refused publish leaves the guard of the canary that runs.
      accepted: async () => {
        if (guard && canary !== undefined)
          await writeGuards(store, placed, { canary, who: signed && signer ? signer.name : author() });
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

// Before checks that take minutes; under the lock it is checked again.
function demandSigner(list: Publishers | undefined, { records }: Placed): Publisher {
  const [accepted] = demandSigned(list, records.map(signableRelease));
  if (accepted) return accepted.publisher;
  throw new Refusal('This site has no publishers, so nobody publishes to it over the network.');
}

const writeGuards = (store: Store, { records }: Placed, { canary, who }: { canary: number; who: string }) =>
  Promise.all(
    records.map(({ name, release, guard }) =>
      writeGuard(store, name, newGuard(release.version, canary, { who, thresholds: thresholdsOf(guard) })),
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

// Others may have published while the checks ran.
async function demandStillFits(store: Store, placed: Placed, after: Registry, before: Registry) {
  for (const record of placed.records) {
    const known = await readRecord(store, record.name, record.release.version);
    const isOwn = known?.at === record.at;
    if (known && !isOwn && (await wasPublished(store, before, known))) refuseAgain(record);
  }
  demandOwnPages(placed, after, before);
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
