import { hostProblems } from '../checks/host-files.mjs';
import { inspect } from '../checks/static-checks.mjs';
import { integrityOfContent } from '../site-files.mjs';
import { readLine } from '../store/journal.mjs';
import { entryOf, pointedTo, REGISTRY, readRegistry } from '../store/registry.mjs';
import { damagedRecords, readRecord } from '../store/release-records.mjs';

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
  for (const entry of entries) {
    const damaged = await damagedRecords(store, entry.name);
    const problems = damaged.map((key) => `${key} of the journal is damaged`);
    if (damaged.length > 0) verdicts.push({ what: `records of ${entry.name}`, checked: 0, problems });
  }
  if (name) return verdicts;
  return [await verifyRegistry(store, registry, content), await verifyHost(store, registry), ...verdicts];
}

// The journal knows what the last flip wrote.
async function verifyRegistry(store, { revision }, content) {
  const line = await readLine(store, revision);
  const isOther = line && content && integrityOfContent(content) !== line.integrity;
  const problems = [
    ...(isOther ? [`${REGISTRY} is not what the journal says of revision ${revision}`] : []),
    ...(revision > 0 && !line ? [`the journal has no line of revision ${revision}`] : []),
  ];
  return { what: `registry, revision ${revision}`, checked: 1, problems };
}

async function verifyHost(store, registry) {
  return { what: `host ${registry.host?.version ?? '(none)'}`, ...(await hostProblems(store, registry)) };
}
