import type { Registry } from '@my-note/contract/registry';
import { integrityOfContent } from '@my-note/tooling/site-files';
import { hostProblems } from '../checks/host-files.ts';
import { inspect } from '../checks/static-checks.ts';
import { readLine } from '../journal/journal.ts';
import { damagedRecords, readRecord } from '../journal/release-records.ts';
import { entryOf, pointedTo, REGISTRY, readRegistry } from '../registry/registry.ts';
import type { Store } from '../store/area.ts';

export type Verdict = { what: string; checked: number; problems: string[] };

/** Checks the hash of every file that browsers may get: of one remote, or of the registry, the host, and all remotes. */
export async function verify(store: Store, name?: string): Promise<Verdict[]> {
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

async function verifyRegistry(store: Store, { revision }: Registry, content: Buffer | undefined) {
  const line = await readLine(store, revision);
  const isOther = line && content && integrityOfContent(content) !== line.integrity;
  const problems = [
    ...(isOther ? [`${REGISTRY} is not what the journal says of revision ${revision}`] : []),
    ...(revision > 0 && !line ? [`the journal has no line of revision ${revision}`] : []),
  ];
  return { what: `registry, revision ${revision}`, checked: 1, problems };
}

async function verifyHost(store: Store, registry: Registry) {
  return { what: `host ${registry.host?.version ?? '(none)'}`, ...(await hostProblems(store, registry)) };
}
