import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LiveHost, Registry } from '@my-note/contract/registry';
import { kitVersion, sharedModules } from '@my-note/remote-build/shared-modules';
import { root } from '@my-note/tooling/paths';
import { Refusal } from '@my-note/tooling/refusal';
import { fingerprint, integrityOfContent, shippedFiles } from '@my-note/tooling/site-files';
import { type HostBuild, liveHostBuild, readHostBuilds, writeHostBuilds } from '../journal/host-builds.ts';
import { isAged } from '../journal/prune.ts';
import type { Envelope } from '../publishers/envelope.ts';
import type { Area, Store } from '../store/area.ts';
import { compressed, compressedName, holds, plainName } from './compress.ts';

export interface BuiltHost {
  live: LiveHost;
  files: Map<string, Buffer>;
  signed?: Envelope;
}

const HOST_DIR = path.join(root, 'host');
const PAGE = 'index.html';
// The service worker caches the page when it is installed, so it is written after the page.
const WORKER = 'sw.js';

// Copies of the files that have the same name in every build, to restore the page.
const COPIES = 'host-pages';
const copyOf = (version: string, file: string) => `${COPIES}/${version}/${file}`;

const isHashed = (file: string) => file.startsWith('assets/');
const isLast = (file: string) => file === PAGE || file === WORKER;

export function readBuiltHost(dist: string): BuiltHost {
  const names = shippedFiles(dist);
  if (!names.includes(PAGE)) {
    throw new Refusal(`${path.join(dist, PAGE)} is missing. Build the host first: pnpm remote build host`);
  }
  const files = new Map(names.map((file) => [file, readFileSync(path.join(dist, file))]));
  const shared = Object.entries(sharedModules('host', HOST_DIR)).map(([name, { version }]) => [
    name,
    version,
  ]);
  return {
    live: { version: fingerprint(files), contract: kitVersion(HOST_DIR), shared: Object.fromEntries(shared) },
    files,
  };
}

/** Integrity of each file. */
export const hashesOf = (files: Map<string, Buffer>): Record<string, string> =>
  Object.fromEntries([...files].map(([file, content]) => [file, integrityOfContent(content)]));

/** The files that `placeHostAssets` would add, with the names of their compressed forms. */
export async function newAssets(site: Area, { files }: BuiltHost) {
  const there = new Set((await site.list('assets')).map(({ key }) => key));
  const wanted = [...files.keys()].filter(isHashed).flatMap((file) => [file, compressedName(file)]);
  return wanted.filter((file) => !there.has(file));
}

/** Copies the missing hashed files of the host. Existing ones are compared when the page is placed. */
export async function placeHostAssets(site: Area, { files }: BuiltHost) {
  const there = new Set((await site.list('assets')).map(({ key }) => key));
  await Promise.all(
    [...files]
      .filter(([file]) => isHashed(file))
      .map(([file, content]) => placeAsset(site, there, file, content)),
  );
}

async function placeAsset(site: Area, there: Set<string>, file: string, content: Buffer) {
  const small = compressedName(file);
  const form = there.has(small) ? undefined : await compressed(file, content);
  if (form) await site.write(small, form);
  if (!there.has(file)) await site.write(file, content);
}

/**
 * Replaces the host's page, after the files that it names, which are compared with the build again. Hashed files of
 * builds that open tabs may still run stay.
 */
export async function placeHostPage(store: Store, { live, files, signed }: BuiltHost) {
  const all = [...files];
  const hashed = all.filter(([file]) => isHashed(file));
  const page = new Map(all.filter(([file]) => !isHashed(file)));
  await Promise.all(hashed.map(([file, content]) => replaceBoth(store.site, file, content)));
  const copies = [...page].map(([file, content]) => store.journal.write(copyOf(live.version, file), content));
  await Promise.all(copies);
  const builds = await readHostBuilds(store);
  const build = {
    version: live.version,
    files: hashesOf(files),
    at: new Date().toISOString(),
    ...(signed ? { signed } : {}),
  };
  const kept = await writeHostBuilds(store, builds, build);
  await replacePage(store.site, page);
  await dropOldFiles(store, kept);
}

/** Restores the page of the live host after a publish was killed between page and flip. The caller holds the lock. */
export async function mendHostPage(store: Store, registry: Registry) {
  const build = await liveHostBuild(store, registry);
  if (!build) return;
  const names = Object.keys(build.files).filter((file) => !isHashed(file));
  const isBuilt = (file: string, found: { content: Buffer } | undefined) =>
    found && integrityOfContent(found.content) === build.files[file];
  const states = await Promise.all(names.map(async (file) => isBuilt(file, await store.site.read(file))));
  const builds = await readHostBuilds(store);
  const { until: _last, ...live } = build;
  // The first of the list is the one in use.
  if (builds[0] !== undefined && builds[0].version !== live.version)
    await writeHostBuilds(store, builds, live);
  if (states.every(Boolean)) return;
  const page = new Map<string, Buffer>();
  for (const file of names) {
    const copy = await store.journal.read(copyOf(build.version, file));
    if (!copy || !isBuilt(file, copy)) return;
    page.set(file, copy.content);
  }
  await replacePage(store.site, page);
}

async function replacePage(site: Area, page: Map<string, Buffer>) {
  for (const [file, content] of page) if (!isLast(file)) await replaceBoth(site, file, content);
  for (const file of [PAGE, WORKER]) {
    const content = page.get(file);
    if (content) await replaceBoth(site, file, content);
  }
}

async function dropOldFiles(store: Store, kept: HostBuild[]) {
  const versions = new Set(kept.map(({ version }) => version));
  for (const version of await store.journal.folders(COPIES)) {
    if (!versions.has(version)) await store.journal.removeFolder(`${COPIES}/${version}`);
  }
  const wanted = new Set(kept.flatMap(({ files }) => Object.keys(files)));
  const assets = await store.site.list('assets');
  const dropped = assets.filter(({ key, modified }) => !wanted.has(plainName(key)) && isAged(modified));
  await store.site.remove(dropped.map(({ key }) => key));
}

// The old compressed form is removed first, so that it never belongs to other content.
async function replaceBoth(site: Area, file: string, content: Buffer) {
  const small = compressedName(file);
  const [old, oldSmall] = await Promise.all([site.read(file), site.read(small)]);
  const isFresh = oldSmall && holds(oldSmall.content, content);
  if (oldSmall && !isFresh) await site.remove([small]);
  if (!old?.content.equals(content)) await site.write(file, content);
  const form = isFresh ? undefined : await compressed(file, content);
  if (form) await site.write(small, form);
}
