import type { Registry } from '@my-note/contract/registry';
import { Refusal } from '@my-note/tooling/refusal';
import { checkFit, inspect } from '../checks/static-checks.ts';
import { readLine } from '../journal/journal.ts';
import { findRelease, readRecord, recordsOf } from '../journal/release-records.ts';
import { provenanceOf } from '../publishers/provenance.ts';
import { readPublishers } from '../publishers/publishers.ts';
import { signableRelease } from '../publishers/statement.ts';
import { type Candidate, entryOf } from '../registry/registry.ts';
import type { Store } from '../store/area.ts';

/** A refusal because somebody else was faster. */
export class Moved extends Refusal {}

/** Throws unless a removed remote is to come back in a version that is kept. */
export async function demandKept(store: Store, registry: Registry, name: string, wanted: string | undefined) {
  const kept = (await recordsOf(store, name)).map(({ release }) => release.version);
  if (kept.length === 0) entryOf(registry, name);
  if (!wanted)
    throw new Refusal(`${name} was removed. Name the version to bring back. Kept: ${kept.join(', ')}.`);
}

// Anyone who may write to the store flips without a key, but only to what a publisher has signed.
async function problemsOfSignature(store: Store, name: string, version: string) {
  const { list } = await readPublishers(store);
  const record = await readRecord(store, name, version);
  if (!record) return [];
  const { problems = [] } = provenanceOf(list, signableRelease(record), record.at) ?? {};
  return problems.map((text) => `${name} ${version}: ${text}`);
}

/** Since a release was published, its files may be damaged and the host may have changed. */
export async function demandRunnable(
  store: Store,
  registry: Registry,
  name: string,
  version: string,
): Promise<Candidate> {
  const candidate = await findRelease(store, registry, name, version);
  const { problems } = await inspect(store.site, candidate);
  const all = [
    ...(problems.length > 0 ? problems : await checkFit(store.site, [candidate], registry.host)),
    ...(await problemsOfSignature(store, name, version)),
  ];
  if (all.length === 0) return candidate;
  throw new Refusal(['Nothing was changed.', ...all.map((text) => `  - ${text}`)].join('\n'));
}

/**
 * Throws when a remote was changed after the revision that somebody has seen; flips of other remotes do not matter.
 * @throws {Moved}
 */
export async function demandUnmoved(store: Store, registry: Registry, name: string, seen: number) {
  if (seen > registry.revision)
    throw new Moved(`The registry is at revision ${registry.revision}, not ${seen}. Look again.`);
  for (let revision = registry.revision; revision > seen; revision -= 1) {
    const line = await readLine(store, revision);
    if (line && !line.changes.some((change) => change.name === name)) continue;
    const what = line ? `${line.who}: ${line.what}` : 'the journal does not say how';
    throw new Moved(
      `${name} was changed meanwhile, by revision ${revision} (${what}). Nothing was done. Look again and repeat it if it is still wanted.`,
    );
  }
}
