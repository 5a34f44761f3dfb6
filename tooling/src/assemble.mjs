import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { remoteFolders, root, siteDir } from './paths.mjs';
import { placeHost } from './place-host.mjs';
import { dropOldVersions, placeRemote } from './place-remote.mjs';
import { readJson, replaceFile } from './site-files.mjs';

// An open tab still asks for the chunks of the version it started with.
const KEPT_VERSIONS = 3;

/**
 * Writes the site: the host's files at the root, each remote in a directory that never changes, and
 * the registry that points to them. The registry is written last, so that a reader never sees a
 * pointer to something that is not there yet.
 * @param {{ from?: string, site?: string, remotes?: string[] }} [options]
 * @returns the registry
 */
export function assemble({ from = root, site = siteDir, remotes = remoteFolders } = {}) {
  mkdirSync(site, { recursive: true });
  const file = path.join(site, 'registry.json');
  const before = readJson(file) ?? { revision: 0, remotes: [] };
  const placed = remotes.map((folder) => placeRemote(path.join(from, folder), site));
  const entries = placed.map((entry) => ({ ...entry, previous: previousOf(entry, before.remotes) }));
  placeHost(path.join(from, 'host/dist'), site, KEPT_VERSIONS);

  const changed = JSON.stringify(entries) !== JSON.stringify(before.remotes);
  const registry = { schema: 1, revision: before.revision + (changed ? 1 : 0), remotes: entries };
  if (changed) replaceFile(file, `${JSON.stringify(registry, null, 2)}\n`);
  for (const entry of entries) dropOldVersions(path.join(site, 'remotes', entry.name), KEPT_VERSIONS);
  return registry;
}

function previousOf(entry, before) {
  const last = before.find((other) => other.name === entry.name);
  if (!last) return null;
  return last.version === entry.version ? last.previous : last.version;
}

if (import.meta.filename === process.argv[1]) {
  const { revision, remotes } = assemble();
  console.log(`Registry revision ${revision}`);
  for (const { name, version } of remotes) console.log(`  ${name} ${version}`);
}
