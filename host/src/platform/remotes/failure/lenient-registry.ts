import {
  type Registry,
  registryEntrySchema,
  registrySchema,
  releaseSchema,
} from '@my-note/contract/registry';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parseValid<T>(items: unknown, read: (item: unknown) => T): T[] | undefined {
  if (!Array.isArray(items)) return undefined;
  return items.flatMap((item: unknown) => {
    try {
      return [read(item)];
    } catch (error) {
      console.warn('An entry of the registry could not be read', item, error);
      return [];
    }
  });
}

function readEntry(entry: unknown) {
  if (!isRecord(entry)) throw new TypeError('An entry is an object');
  const releases = parseValid(entry.releases, (release) => releaseSchema.parse(release));
  return registryEntrySchema.parse({ ...entry, releases });
}

/** Parses the valid entries of an invalid registry, so that one team's mistake does not affect the others. */
export function parseRegistryLeniently(value: unknown): Registry {
  const { remotes, ...rest } = isRecord(value) ? value : {};
  return registrySchema.parse({ ...rest, remotes: parseValid(remotes, readEntry) });
}
