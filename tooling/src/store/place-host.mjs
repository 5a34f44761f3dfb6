import { readFileSync } from 'node:fs';
import path from 'node:path';
import { kitVersion, sharedModules } from '../shared-modules.mjs';
import { fingerprint, integrityOfContent, shippedFiles } from '../site-files.mjs';
import { compressed, compressedName, holds, plainName } from './compress.mjs';
import { readHostBuilds, writeHostBuilds } from './host-builds.mjs';
import { isAged } from './prune.mjs';
import { Refusal } from './refusal.mjs';

/**
 * A host as its build left it.
 * @typedef {{ live: import('./registry.mjs').LiveHost, files: Map<string, Buffer> }} BuiltHost
 */

const PAGE = 'index.html';
// The worker keeps a copy of the page that it finds when it is installed, so it comes after the page.
const WORKER = 'sw.js';

const isHashed = (file) => file.startsWith('assets/');
const isLast = (file) => file === PAGE || file === WORKER;

/**
 * @param {string} dist
 * @returns {BuiltHost}
 */
export function readBuiltHost(dist) {
  const names = shippedFiles(dist);
  if (!names.includes(PAGE)) {
    throw new Refusal(`${path.join(dist, PAGE)} is missing. Build the host first: pnpm remote build host`);
  }
  const files = new Map(names.map((file) => [file, readFileSync(path.join(dist, file))]));
  const shared = Object.entries(sharedModules('host')).map(([name, { version }]) => [name, version]);
  return {
    live: { version: fingerprint(files), contract: kitVersion, shared: Object.fromEntries(shared) },
    files,
  };
}

/**
 * Copies the host's hashed files, which change nothing for anybody yet.
 * @param {import('./store.mjs').Area} site
 * @param {BuiltHost} host
 */
export async function placeHostAssets(site, { files }) {
  const there = new Set((await site.list('assets')).map(({ key }) => key));
  await Promise.all(
    [...files]
      .filter(([file]) => isHashed(file))
      .map(([file, content]) => placeAsset(site, there, file, content)),
  );
}

async function placeAsset(site, there, file, content) {
  const small = compressedName(file);
  const form = there.has(small) ? undefined : await compressed(file, content);
  if (form) await site.write(small, form);
  // The hash in the name of a source map is that of its script.
  const isSame = file.endsWith('.map') ? (await site.read(file))?.content.equals(content) : there.has(file);
  if (!isSame) await site.write(file, content);
}

/**
 * Replaces the host's page and what lies beside it. The page comes after all that it names. Hashed files of
 * builds that open tabs may still run stay.
 * @param {import('./store.mjs').Store} store
 * @param {BuiltHost} host
 */
export async function placeHostPage(store, { live, files }) {
  for (const [file, content] of files) {
    if (!isHashed(file) && !isLast(file)) await replaceBoth(store.site, file, content);
  }
  for (const file of [PAGE, WORKER]) {
    const content = files.get(file);
    if (content) await replaceBoth(store.site, file, content);
  }
  const builds = await readHostBuilds(store);
  const hashes = Object.fromEntries([...files].map(([file, content]) => [file, integrityOfContent(content)]));
  const wanted = await writeHostBuilds(store, builds, { version: live.version, files: hashes });
  const assets = await store.site.list('assets');
  const dropped = assets.filter(({ key, modified }) => !wanted.has(plainName(key)) && isAged(modified));
  await store.site.remove(dropped.map(({ key }) => key));
}

// Between the two steps there is no compressed form, so that it is never that of another content.
async function replaceBoth(site, file, content) {
  const small = compressedName(file);
  const [old, oldSmall] = await Promise.all([site.read(file), site.read(small)]);
  const isFresh = oldSmall && holds(oldSmall.content, content);
  if (oldSmall && !isFresh) await site.remove([small]);
  if (!old?.content.equals(content)) await site.write(file, content);
  const form = isFresh ? undefined : await compressed(file, content);
  if (form) await site.write(small, form);
}
