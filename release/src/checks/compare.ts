import type { Release } from '@my-note/contract/registry';
import { Refusal } from '@my-note/tooling/refusal';
import { type ReleaseRecord, readRecord, recordsOf, versionFolder } from '../journal/release-records.ts';
import { compressedName } from '../place/compress.ts';
import { CHUNKS, MANIFEST, parseManifest } from '../place/manifest.ts';
import type { Store } from '../store/area.ts';
import { partsOf } from './weigh.ts';

/** A value of both versions; null where one has none. */
interface Pair<T> {
  what: string;
  from: T | null;
  to: T | null;
}

/** What two versions of a remote differ in. */
export interface Comparison {
  contract: Pair<string>;
  /** Compressed bytes of each part that a visitor downloads, and of all scripts and styles. */
  sizes: Pair<number>[];
  /** The range that each shared module is wanted in. */
  shared: Pair<string>[];
}

const CODE = /\.(js|css)$/;
export const ALL = 'all scripts and styles';

/**
 * Compares two kept versions of a remote.
 * @throws {Refusal} when one is not kept
 */
export async function compare(
  store: Store,
  { name, from, to }: { name: string; from: string; to: string },
): Promise<Comparison> {
  const [one, other] = await Promise.all([factsOf(store, name, from), factsOf(store, name, to)]);
  return {
    contract: { what: 'contract', from: one.contract, to: other.contract },
    sizes: pairs(one.sizes, other.sizes),
    shared: pairs(one.shared, other.shared),
  };
}

function pairs<T>(from: Map<string, T>, to: Map<string, T>): Pair<T>[] {
  const names = [...new Set([...from.keys(), ...to.keys()])];
  return names.map((what) => ({ what, from: from.get(what) ?? null, to: to.get(what) ?? null }));
}

async function factsOf(store: Store, name: string, version: string) {
  const record = await readRecord(store, name, version);
  if (!record) {
    const kept = (await recordsOf(store, name)).map(({ release }) => release.version);
    throw new Refusal(`${name} has no version "${version}". Kept: ${kept.join(', ') || 'none'}.`);
  }
  const described = new Map(
    await Promise.all(
      [MANIFEST, CHUNKS]
        .filter((file) => file in record.files)
        .map(async (file) => [file, await contentOf(store, record, file)] as const),
    ),
  );
  const bytes = await sizesOf(store, record);
  const sum = (names: readonly string[]) => names.reduce((total, file) => total + (bytes.get(file) ?? 0), 0);
  const parts = partsOf(described).map(({ part, names }) => [part, sum(names)] as const);
  const { shared = [] } = parseManifest(described.get(MANIFEST) ?? '');
  return {
    contract: record.release.contract,
    sizes: new Map([...parts, [ALL, sum([...bytes.keys()])]]),
    shared: new Map(shared.map((one) => [one.name, one.requiredVersion ?? ''])),
  };
}

/** What each script and style takes on the way: its compressed form, where there is one. */
async function sizesOf(store: Store, record: ReleaseRecord) {
  const files = Object.keys(record.files).filter((file) => CODE.test(file));
  const sizes = files.map(async (file) => {
    const small = compressedName(file);
    return [file, (await contentOf(store, record, small in record.files ? small : file)).length] as const;
  });
  return new Map(await Promise.all(sizes));
}

async function contentOf(
  { site }: Store,
  { name, release }: { name: string; release: Release },
  file: string,
): Promise<Buffer> {
  const key = `${versionFolder(name, release.version)}/${file}`;
  const found = await site.read(key);
  if (!found) throw new Refusal(`${key} is missing, so that ${release.version} cannot be compared.`);
  return found.content;
}
