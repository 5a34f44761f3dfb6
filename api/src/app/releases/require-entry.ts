import type { RegistryEntry } from '@my-note/contract/registry';
import { readRegistry, type Store } from '@my-note/release/guard';
import { notFound } from '../../core/errors.ts';

/** A remote of the registry, as it is now. */
export async function requireEntry(store: Store, name: string): Promise<RegistryEntry> {
  const { registry } = await readRegistry(store);
  const entry = registry.remotes.find((one) => one.name === name);
  if (!entry) throw notFound(`The registry has no remote "${name}"`);
  return entry;
}
