import {
  cpSync,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { packageOf } from './paths.mjs';
import { fingerprint, integrityOf, readJson, shippedFiles } from './site-files.mjs';

const MANIFEST = 'mf-manifest.json';

/**
 * Copies a remote into a directory named by its version and content, which never changes again.
 * @param {string} dir the remote's package
 * @param {string} site
 * @returns its registry entry, without the version before it
 */
export function placeRemote(dir, site) {
  const { version, myNote } = packageOf(dir);
  if (!myNote?.name || !myNote.pages) {
    throw new Error(`${path.join(dir, 'package.json')} needs "myNote": { "name": …, "pages": [ … ] }.`);
  }
  const dist = path.join(dir, 'dist');
  const files = shippedFiles(dist);
  if (!files.includes(MANIFEST)) throw new Error(`${dist} has no ${MANIFEST}. Build the remote first.`);

  const release = `${version}-${fingerprint(dist, files)}`;
  const target = path.join(site, 'remotes', myNote.name, release);
  publish(dist, files, target);

  const { metaData } = readJson(path.join(target, MANIFEST));
  const pinned = (file) => ({
    url: `/remotes/${myNote.name}/${release}/${file}`,
    integrity: integrityOf(path.join(target, file)),
  });
  return {
    name: myNote.name,
    scope: metaData.globalName,
    version: release,
    manifest: pinned(MANIFEST),
    entry: pinned(path.posix.join(metaData.remoteEntry.path, metaData.remoteEntry.name)),
    contract: `^${metaData.contract}`,
    routes: myNote.pages.map((page) => page.path),
    ...(myNote.flag ? { flag: myNote.flag } : {}),
  };
}

function publish(dist, files, target) {
  if (!existsSync(target)) {
    const half = `${target}.tmp`;
    rmSync(half, { recursive: true, force: true });
    for (const file of files) cpSync(path.join(dist, file), path.join(half, file));
    pinChunks(half, files);
    renameSync(half, target);
  }
  // The directory's time says when it was last current; dropOldVersions goes by it.
  const now = new Date();
  utimesSync(target, now, now);
}

// A page's chunks are fetched by the federation runtime side by side with the entry, before the
// hashes inside the entry are known. The manifest, itself pinned by the registry, names them.
function pinChunks(dir, files) {
  const manifest = readJson(path.join(dir, MANIFEST));
  const chunks = files.filter((file) => /\.(js|css)$/.test(file));
  manifest.metaData.integrity = Object.fromEntries(
    chunks.map((file) => [file, integrityOf(path.join(dir, file))]),
  );
  writeFileSync(path.join(dir, MANIFEST), JSON.stringify(manifest));
}

/**
 * Removes all but the newest versions of a remote.
 * @param {string} dir the folder of its versions
 * @param {number} keep
 */
export function dropOldVersions(dir, keep) {
  const versions = readdirSync(dir)
    .map((name) => path.join(dir, name))
    .map((folder) => ({ folder, time: statSync(folder).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { folder } of versions.slice(keep)) rmSync(folder, { recursive: true });
}
