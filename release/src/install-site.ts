import { Refusal } from '@my-note/tooling/refusal';
import { liveHostBuild } from './journal/host-builds.ts';
import { type ReleaseRecord, readRecord, versionFolder, wasPublished } from './journal/release-records.ts';
import { recordBrought } from './journal/starts.ts';
import type { BuiltHost } from './place/place-host.ts';
import { placeRemote, type ReadyRelease } from './place/place-remote.ts';
import { readPublishers } from './publishers/publishers.ts';
import { readRegistry } from './registry/registry.ts';
import { checksOnly } from './registry/site-key.ts';
import { isLeft, settle } from './settle.ts';
import { openStore, type Store } from './store/store.ts';

const SIGNED_ONLY =
  'The site takes only publishes that one of its publishers has signed, so what this version of My Note brings was not put into it. To publish it, build it and sign it: my-note remote publish --key <file>';

const CHECKED_ONLY =
  'SITE_KEY is the public half of the key, so what this version of My Note brings was not put into the site. Start once with the file of the key';

/**
 * Puts the site that a package brings into a site that can be written, as assembling does with builds: remotes published
 * from elsewhere stay, and so does what people made of a remote since the same package was brought before.
 * @param source the store of the package, which is only read
 * @param to folder of the site to serve
 * @throws Refusal where the folder cannot be written and has no site either
 */
export async function installSite(source: Store, to: string): Promise<void> {
  const target = await openStore(to);
  const [{ registry: shipped }, { registry: before }] = await Promise.all([
    readRegistry(source),
    readRegistry(target),
  ]);
  const isLive = shipped.remotes.every(({ name, version }) =>
    before.remotes.some((entry) => entry.name === name && entry.version === version),
  );
  const obstacle = await target.obstacle();
  if (isLive && before.host?.version === shipped.host?.version) {
    // A site of an older tool has no record of it.
    if (obstacle === undefined) await recordBrought(target, shipped.remotes);
    return;
  }
  if (obstacle !== undefined) {
    if (before.host) return console.warn(`${to} cannot be written (${obstacle}), so its site stays as it is`);
    throw new Refusal(`${to} cannot be written (${obstacle}). Set DATA_DIR or SITE_DIR to another folder`);
  }
  if ((await readPublishers(target)).list) return console.warn(SIGNED_ONLY);
  if (before.host && checksOnly()) return console.warn(CHECKED_ONLY);
  const records: ReleaseRecord[] = [];
  for (const { name, version } of shipped.remotes) {
    if (await isLeft(target, before, { name, version, promote: 'my-note remote promote' })) continue;
    const ready = await readShipped(source, target, name, version);
    await placeRemote(target, ready);
    // The files of all remotes together would be a lot of memory.
    records.push(ready.record);
  }
  await copyAssets(source, target);
  const host = await readHost(source);
  await settle(target, { host, records, brought: shipped.remotes }, 'install');
}

async function readShipped(
  source: Store,
  target: Store,
  name: string,
  version: string,
): Promise<ReadyRelease> {
  const { registry } = await readRegistry(target);
  const known = await readRecord(target, name, version);
  if (known && (await wasPublished(target, registry, known)))
    return { record: { revision: 0, ...known }, files: new Map(), isPublished: true };
  const shipped = await readRecord(source, name, version);
  if (!shipped) throw new Refusal(`The package has no record of ${name} ${version}. Install it again`);
  const { revision: _there, until: _then, ...record } = shipped;
  const folder = versionFolder(name, version);
  const files = new Map<string, Buffer>();
  for (const file of Object.keys(record.files)) files.set(file, await fileOf(source, `${folder}/${file}`));
  return { record: { ...record, at: new Date().toISOString() }, files, isPublished: false };
}

/** With their compressed forms, which take long to make. */
async function copyAssets(source: Store, target: Store) {
  const there = new Set((await target.site.list('assets')).map(({ key }) => key));
  const wanted = (await source.site.list('assets')).filter(({ key }) => !there.has(key));
  await Promise.all(wanted.map(async ({ key }) => target.site.write(key, await fileOf(source, key))));
}

async function readHost(source: Store): Promise<BuiltHost> {
  const { registry } = await readRegistry(source);
  const build = await liveHostBuild(source, registry);
  if (!registry.host || !build) throw new Refusal('The package has no record of its host. Install it again');
  const files = new Map<string, Buffer>();
  for (const file of Object.keys(build.files)) files.set(file, await fileOf(source, file));
  return { live: registry.host, files };
}

async function fileOf(source: Store, key: string) {
  const found = await source.site.read(key);
  if (found) return found.content;
  throw new Refusal(`The package has lost ${key}. Install it again`);
}
