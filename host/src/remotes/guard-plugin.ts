import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as core from '@module-federation/runtime-core';
import { readManifest } from './manifest-guard.ts';
import { pins } from './pins.ts';
import { providedContract } from './provided-contract.ts';
import { guardedScript } from './script-guard.ts';

// Remotes carry no federation runtime of their own; they find the host's under these names.
Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', core);
Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE_FROM', { name: 'host', version: '2.9.2' });

/** Puts the registry's hashes, the time limits and the contract check between the runtime and the network. */
export default function guardPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'my-note-guard',
    fetch: (url) => readManifest(url, pins, providedContract()),
    createScript: ({ url }) => guardedScript(url, pins),
  };
}
