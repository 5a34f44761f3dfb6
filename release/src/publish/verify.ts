import type { Registry, Release } from '@my-note/contract/registry';
import { integrityOfContent } from '@my-note/tooling/site-files';
import { hostProblems } from '../checks/host-files.ts';
import { inspect } from '../checks/static-checks.ts';
import { liveHostBuild } from '../journal/host-builds.ts';
import { newestDone, readLine } from '../journal/journal.ts';
import { damagedRecords, type ReleaseRecord, readRecord } from '../journal/release-records.ts';
import { compressedName, holds } from '../place/compress.ts';
import { provenanceOf } from '../publishers/provenance.ts';
import { type Publishers, readPublishers } from '../publishers/publishers.ts';
import { signableHost, signableRelease } from '../publishers/statement.ts';
import { entryOf, pointedTo, REGISTRY, readRegistry } from '../registry/registry.ts';
import { signatureProblem } from '../registry/signature.ts';
import { readSiteKey } from '../registry/site-key.ts';
import type { Store } from '../store/area.ts';

export interface Verdict {
  what: string;
  checked: number;
  problems: string[];
  /** What is not wrong, but good to know, such as a revoked key. */
  notes?: string[];
}

/**
 * Checks the hash of every file that browsers may get, and who signed it: of one remote, or of the registry, the host, and
 * all remotes.
 */
export async function verify(store: Store, name?: string): Promise<Verdict[]> {
  const newest = await newestDone(store);
  const { registry, content } = await readRegistry(store);
  const entries = name ? [entryOf(registry, name)] : registry.remotes;
  const verdicts: Verdict[] = [];
  const { list } = await readPublishers(store);
  for (const entry of entries) {
    for (const { role, release } of pointedTo(entry)) {
      const record = await readRecord(store, entry.name, release.version);
      const { checked, files, problems } = await inspect(store.site, {
        name: entry.name,
        release,
        files: record?.files,
      });
      const what = `${entry.name} ${release.version} (${role})`;
      const signature = signatureOf(list, { name: entry.name, release, record, files });
      verdicts.push({ what, checked, ...signature, problems: [...problems, ...signature.problems] });
    }
  }
  for (const entry of entries) {
    const damaged = await damagedRecords(store, entry.name);
    const problems = damaged.map((key) => `${key} of the journal is damaged`);
    if (damaged.length > 0) verdicts.push({ what: `records of ${entry.name}`, checked: 0, problems });
  }
  if (name) return verdicts;
  return [
    await verifyRegistry(store, registry, { content, newest }),
    await verifyHost(store, registry, list),
    ...verdicts,
  ];
}

async function verifyRegistry(
  store: Store,
  { revision }: Registry,
  { content, newest }: { content: Buffer | undefined; newest: number },
) {
  const line = await readLine(store, revision);
  const isOther = line && content && integrityOfContent(content) !== line.integrity;
  const key = readSiteKey();
  const unsigned = content && signatureProblem(content, key);
  const problems = [
    ...(key && unsigned ? [unsigned] : []),
    ...(isOther ? [`${REGISTRY} is not what the journal says of revision ${revision}`] : []),
    ...(revision < newest ? [`${REGISTRY} is older than revision ${newest}, which was live`] : []),
    ...(revision > 0 && !line ? [`the journal has no line of revision ${revision}`] : []),
  ];
  return {
    what: `registry, revision ${revision}`,
    checked: 1,
    problems,
    notes: !key && unsigned ? [unsigned] : [],
  };
}

async function verifyHost(store: Store, registry: Registry, list: Publishers | undefined): Promise<Verdict> {
  const { checked, problems } = await hostProblems(store, registry);
  const build = await liveHostBuild(store, registry);
  const signable = registry.host && build && signableHost(registry.host, build.files, build.signed);
  const found = signable && provenanceOf(list, signable, build.at);
  return {
    what: `host ${registry.host?.version ?? '(none)'}`,
    checked,
    problems: [...problems, ...(found?.problems ?? [])],
    notes: found?.note ? [found.note] : [],
  };
}

/** What is in the registry is compared, not what the journal says about it. */
function signatureOf(
  list: Publishers | undefined,
  {
    name,
    release,
    record,
    files,
  }: { name: string; release: Release; record: ReleaseRecord | undefined; files: Map<string, Buffer> },
) {
  if (!list) return { problems: [], notes: [] };
  if (!record)
    return {
      problems: [`the journal has no record of ${name} ${release.version}, and so no signature`],
      notes: [],
    };
  const found = provenanceOf(list, signableRelease({ ...record, release }), record.at);
  const problems = (found?.problems ?? []).map((text) => `${name} ${release.version}: ${text}`);
  return { problems: [...problems, ...wrongForms(files)], notes: found?.note ? [found.note] : [] };
}

// Compressed forms are not signed, and browsers get them instead of their files.
function wrongForms(files: Map<string, Buffer>) {
  return [...files].flatMap(([file, content]) => {
    const small = files.get(compressedName(file));
    return small && !holds(small, content)
      ? [`${compressedName(file)} is not the compressed form of its file`]
      : [];
  });
}
