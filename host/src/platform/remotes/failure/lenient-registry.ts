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
      console.warn('A part of the registry of remotes could not be read', item, error);
      return [];
    }
  });
}

function readEntry(entry: unknown) {
  if (!isRecord(entry)) throw new TypeError('An entry is an object');
  const releases = parseValid(entry.releases, (release) => releaseSchema.parse(release));
  return registryEntrySchema.parse({ ...entry, releases });
}

/** What can be read of a registry that as a whole cannot: what one team wrote wrongly costs the others nothing. */
export function parseRegistryLeniently(value: unknown): Registry {
  const { remotes, ...rest } = isRecord(value) ? value : {};
  return registrySchema.parse({ ...rest, remotes: parseValid(remotes, readEntry) });
}
