import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { integrityStore } from './platform/remotes/guard/integrity-store.ts';
import { readManifest } from './platform/remotes/guard/manifest-guard.ts';
import { providedContract } from './platform/remotes/guard/provided-contract.ts';
import { guardedModuleLink, guardedScript } from './platform/remotes/guard/script-guard.ts';

/** Adds the registry's hashes, time limits, and the contract check to the runtime's requests. */
export default function guardPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'my-note-guard',
    fetch: (url) => readManifest(url, integrityStore, providedContract()),
    createScript: ({ url }) => guardedScript(url, integrityStore),
    createLink: ({ url, attrs }) => guardedModuleLink(url, attrs?.rel, integrityStore),
    loadEntry: async ({ remoteInfo: { type, entry }, remoteEntryExports }) => {
      if (type !== 'module' || remoteEntryExports) return undefined;
      const { importPinned } = await import('./platform/remotes/guard/module-entry.ts');
      return importPinned(entry, integrityStore);
    },
  };
}
