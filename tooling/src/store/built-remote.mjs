import { readFileSync } from 'node:fs';
import path from 'node:path';
import { valid } from 'semver';
import { packageOf } from '../paths.mjs';
import { fingerprint, integrityOfContent, shippedFiles } from '../site-files.mjs';
import { Refusal } from './refusal.mjs';
import { isDeclaredPage, isFills } from './registry-shape.mjs';
import { versionFolder } from './release-records.mjs';

export const MANIFEST = 'mf-manifest.json';

/**
 * A remote as its build left it, ready to be placed.
 * @param {string} dir the remote's package
 * @returns {{ name: string, release: import('./registry.mjs').Release, flag?: string, files: Map<string, Buffer> }}
 */
export function readBuiltRemote(dir) {
  const { version, myNote } = packageOf(dir);
  if (!myNote?.name || !myNote.pages) {
    throw new Refusal(`${path.join(dir, 'package.json')} needs "myNote": { "name": …, "pages": [ … ] }.`);
  }
  demandWellFormed(path.join(dir, 'package.json'), version, myNote);
  const dist = path.join(dir, 'dist');
  const names = shippedFiles(dist);
  if (!names.includes(MANIFEST)) {
    throw new Refusal(`${dist} has no ${MANIFEST}. Build the remote first: pnpm remote build ${myNote.name}`);
  }
  const files = new Map(names.map((file) => [file, readFileSync(path.join(dist, file))]));
  // What the registry says of its pages belongs to the version too.
  const described = new Map([...files, ['package.json', Buffer.from(JSON.stringify(myNote))]]);
  const full = `${version}-${fingerprint(described)}`;
  const manifest = pinChunks(files);
  return {
    name: myNote.name,
    release: describe(myNote, full, manifest, files),
    ...(myNote.flag ? { flag: myNote.flag } : {}),
    files,
  };
}

// All of it ends in addresses and in the registry, which every browser reads.
function demandWellFormed(file, version, { name, pages, fills, flag }) {
  const wrong = [
    ...(/^[a-z][a-z0-9-]*$/.test(name)
      ? []
      : [`myNote.name ${JSON.stringify(name)} is not made of a-z, 0-9 and "-"`]),
    ...(valid(version) === version
      ? []
      : [`version ${JSON.stringify(version)} is not a version such as "1.2.0"`]),
    ...(Array.isArray(pages) ? pages : [pages])
      .filter((page) => !isDeclaredPage({ files: [], ...page }))
      .map(
        (page) =>
          `myNote.pages: ${JSON.stringify(page)} is not { "path": "/…", "module": "…" }, with "label" (text) and "public" (true or false) at most`,
      ),
    ...(fills === undefined || isFills(fills)
      ? []
      : ['myNote.fills is not an object that names a module for each slot']),
    ...(flag === undefined || typeof flag === 'string' ? [] : ['myNote.flag is not a text']),
  ];
  if (wrong.length > 0)
    throw new Refusal([`${file} is wrong:`, ...wrong.map((text) => `  - ${text}`)].join('\n'));
}

// A page's chunks are fetched by the federation runtime side by side with the entry, before the
// hashes inside the entry are known. The manifest, itself pinned by the registry, names them.
function pinChunks(files) {
  const manifest = JSON.parse(files.get(MANIFEST).toString());
  const chunks = [...files].filter(([file]) => /\.(js|css)$/.test(file));
  manifest.metaData.integrity = Object.fromEntries(
    chunks.map(([file, content]) => [file, integrityOfContent(content)]),
  );
  files.set(MANIFEST, Buffer.from(JSON.stringify(manifest)));
  return manifest;
}

/** @returns {import('./registry.mjs').Release} */
function describe({ name, pages, fills }, version, { metaData, exposes = [] }, files) {
  const url = (file) => `/${versionFolder(name, version)}/${file}`;
  const pinned = (file) => {
    const content = files.get(file);
    if (!content) throw new Refusal(`${name} has no ${file}, which its manifest names. Build it again.`);
    return { url: url(file), integrity: integrityOfContent(content) };
  };
  const exposed = (module, why) => {
    const found = exposes.find((one) => one.name === module);
    if (found) return found;
    throw new Refusal(
      `${name} names "${module}" as ${why} in its package.json, but src/exposes has no such file.`,
    );
  };
  for (const [slot, module] of Object.entries(fills ?? {})) exposed(module, `what fills "${slot}"`);
  return {
    version,
    scope: metaData.globalName,
    manifest: pinned(MANIFEST),
    entry: pinned(path.posix.join(metaData.remoteEntry.path, metaData.remoteEntry.name)),
    contract: `^${metaData.contract}`,
    pages: pages.map((page) => ({
      ...page,
      files: exposed(page.module, `the page of ${page.path}`).assets.js.sync.map(url),
    })),
    ...(fills ? { fills } : {}),
  };
}
