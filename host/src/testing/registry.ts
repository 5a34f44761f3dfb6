import type { Registry, RegistryEntry } from '@my-note/contract/registry';

const file = { url: '/f', integrity: `sha384-${'A'.repeat(64)}` };

/** A release of notes. */
export const releaseOf = (version: string) => ({
  version,
  scope: 'remote_notes',
  manifest: file,
  entry: file,
  contract: '^1.0.0',
});

/** A registry entry whose first release is live. */
export const remoteOf = (name: string, rest: Partial<RegistryEntry> = {}): RegistryEntry => ({
  ...releaseOf('1'),
  name,
  scope: `remote_${name}`,
  routes: [],
  ...rest,
});

export const registryOf = (...remotes: RegistryEntry[]): Registry => ({ schema: 1, revision: 1, remotes });
