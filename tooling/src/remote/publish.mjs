import path from 'node:path';
import { readBudget } from '../checks/budget.mjs';
import { checkFit, checkRelease } from '../checks/static-checks.mjs';
import { root } from '../paths.mjs';
import { goLive, withPlaced } from '../store/go-live.mjs';
import { placeHostAssets, readBuiltHost } from '../store/place-host.mjs';
import { placeRemote } from '../store/place-remote.mjs';
import { Refusal } from '../store/refusal.mjs';
import { readRegistry } from '../store/registry.mjs';
import { readRecord } from '../store/release-records.mjs';
import { HOST, packagesOf } from './workspace.mjs';

/**
 * @typedef {object} PublishOptions
 * @property {string[]} names remotes, and `host`; they go live in one flip
 * @property {string} [workspace]
 * @property {number} [canary] percent of the browsers that get it; without it, all
 * @property {boolean} [mount] whether the candidate is mounted in a headless browser before
 * @property {(text: string) => void} [say] told of each step
 */

/**
 * Puts what is built beside what is live, checks it, and moves the pointer. Nothing is live before all checks
 * have passed.
 * @param {import('../store/store.mjs').Store} store
 * @param {PublishOptions} options
 */
export async function publish(store, { names, workspace = root, canary, mount = true, say = () => {} }) {
  const packages = packagesOf(workspace, names);
  const { registry } = await readRegistry(store);
  const placed = await place(store, packages, registry);
  demandNoCanaryOfHost(placed, canary);
  for (const { name, release } of placed.records) say(`placed   ${name} ${release.version}`);

  await checkAll(store, placed, packages);
  await demandFit(store, placed, withPlaced(registry, placed, canary));
  say('checked  files, second copies, budget, contract, shared modules');
  if (mount) await demandMount(store, withPlaced(registry, placed), placed, say);
  else say('skipped  mounting in a browser');

  const share = canary === undefined ? '' : ` --canary ${canary}`;
  const flipped = await goLive(store, placed, {
    what: `publish ${names.join(' ')}${share}`,
    notes: mount ? [] : ['not mounted in a browser'],
    canary,
    // While the checks ran, others may have published.
    demand: async (after) => {
      for (const { name, release } of placed.records) {
        if (await readRecord(store, name, release.version)) refuseAgain({ name, release });
      }
      await demandFit(store, placed, after);
    },
  });
  say(`flipped  registry revision ${flipped.registry.revision}, in ${flipped.ms} ms`);
  return { ...flipped, records: placed.records };
}

/** @returns {Promise<import('../store/go-live.mjs').Placed>} */
async function place(store, packages, registry) {
  const remotes = packages.filter(({ name }) => name !== HOST);
  const results = await Promise.all(remotes.map(({ dir }) => placeRemote(store, dir)));
  for (const { record, isPublished } of results) if (isPublished) refuseAgain(record);
  const records = results.map(({ record }) => record);
  const shell = packages.find(({ name }) => name === HOST);
  if (!shell) return { records };
  const host = readBuiltHost(path.join(shell.dir, 'dist'));
  if (host.live.version === registry.host?.version && records.length === 0) {
    throw new Refusal(`This very build of the host, ${host.live.version}, is live already.`);
  }
  await placeHostAssets(store.site, host);
  return { records, host };
}

function refuseAgain({ name, release: { version } }) {
  throw new Refusal(
    `${name} ${version} was published already, and a version never changes. Build something new, or make that one live: pnpm remote promote ${name} ${version}`,
  );
}

function demandNoCanaryOfHost(placed, canary) {
  if (placed.host && canary !== undefined)
    throw new Refusal('The host is for all or for none: it has no canary.');
}

async function checkAll(store, { records }, packages) {
  const problems = records.map((record) => {
    const dir = packages.find(({ name }) => name === record.name)?.dir ?? '';
    return checkRelease(store.site, record, readBudget(dir));
  });
  demandNone((await Promise.all(problems)).flat());
}

// A new host must carry all that is live; a new remote only itself.
/**
 * @param {import('../store/store.mjs').Store} store
 * @param {import('../store/go-live.mjs').Placed} placed
 * @param {import('../store/registry.mjs').Registry} after
 */
async function demandFit(store, { host, records }, after) {
  const live = after.remotes
    .filter(({ killed }) => !killed)
    .map((entry) => ({ name: entry.name, release: entry }));
  demandNone(await checkFit(store.site, host ? live : records, after.host));
}

/**
 * @param {import('../store/store.mjs').Store} store
 * @param {import('../store/registry.mjs').Registry} after
 * @param {import('../store/go-live.mjs').Placed} placed
 * @param {(text: string) => void} say
 */
async function demandMount(store, after, { host, records }, say) {
  say('mounting in a headless browser…');
  const { checkMount } = await import('../checks/mount.mjs');
  const names = (host ? after.remotes : records).map(({ name }) => name);
  demandNone(await checkMount(store, after, { names, host }));
  say('checked  every page mounts, every module loads');
}

function demandNone(problems) {
  if (problems.length === 0) return;
  throw new Refusal(
    ['Not published; what is live stays as it is.', ...problems.map((text) => `  - ${text}`)].join('\n'),
  );
}
