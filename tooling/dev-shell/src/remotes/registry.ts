import { registerRemotes } from '@module-federation/runtime';
import { type Registry, registrySchema } from '@my-note/contract/registry';

/** Reads the registry of this site and registers its remotes. */
export async function loadRegistry(): Promise<Registry> {
  const registry = registrySchema.parse(await (await fetch('/registry.json')).json());
  registerRemotes(
    registry.remotes.map(({ scope, manifest }) => ({
      name: scope,
      entry: new URL(manifest.url, location.origin).href,
    })),
  );
  return registry;
}
