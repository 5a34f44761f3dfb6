import { inspect } from '../checks/static-checks.mjs';
import { integrityOfContent } from '../site-files.mjs';
import { compressedName, holds } from '../store/compress.mjs';
import { readHostBuilds } from '../store/host-builds.mjs';
import { readLine } from '../store/journal.mjs';
import { entryOf, pointedTo, REGISTRY, readRegistry } from '../store/registry.mjs';
import { readRecord } from '../store/release-records.mjs';

/** @typedef {{ what: string, checked: number, problems: string[] }} Verdict */

/**
 * Reads again every file that browsers may be given, and compares it with what pins it.
 * @param {import('../store/store.mjs').Store} store
 * @param {string} [name] of one remote; without it everything, the registry and the host too
 * @returns {Promise<Verdict[]>}
 */
export async function verify(store, name) {
  const { registry, content } = await readRegistry(store);
  const entries = name ? [entryOf(registry, name)] : registry.remotes;
  const verdicts = [];
  for (const entry of entries) {
    for (const { role, release } of pointedTo(entry)) {
      const record = await readRecord(store, entry.name, release.version);
      const { checked, problems } = await inspect(store.site, {
        name: entry.name,
        release,
        files: record?.files,
      });
      verdicts.push({ what: `${entry.name} ${release.version} (${role})`, checked, problems });
    }
  }
  if (name) return verdicts;
  return [await verifyRegistry(store, registry, content), await verifyHost(store, registry), ...verdicts];
}

// The journal knows what the last flip wrote.
async function verifyRegistry(store, { revision }, content) {
  const line = await readLine(store, revision);
  const isOther = line && content && integrityOfContent(content) !== line.integrity;
  const problems = isOther ? [`${REGISTRY} is not what the journal says of revision ${revision}`] : [];
  return { what: `registry, revision ${revision}`, checked: 1, problems };
}

/**
 * @param {import('../store/store.mjs').Store} store
 * @param {import('../store/registry.mjs').Registry} registry
 * @returns {Promise<Verdict>}
 */
async function verifyHost(store, { host }) {
  const [live] = await readHostBuilds(store);
  const what = `host ${host?.version ?? '(none)'}`;
  if (!live || live.version !== host?.version) {
    return {
      what,
      checked: 0,
      problems: host ? [`the store keeps no list of the files of host ${host.version}`] : [],
    };
  }
  const problems = [];
  for (const [file, integrity] of Object.entries(live.files)) {
    const [found, small] = await Promise.all([store.site.read(file), store.site.read(compressedName(file))]);
    if (!found) problems.push(`${file} is missing`);
    else if (integrityOfContent(found.content) !== integrity)
      problems.push(`${file} is not what was placed: its sha384 differs`);
    else if (small && !holds(small.content, found.content))
      problems.push(`${compressedName(file)} is not the compressed form of its file`);
  }
  return { what, checked: Object.keys(live.files).length, problems };
}
