import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as core from '@module-federation/runtime-core';

// Remotes carry no federation runtime of their own; they find the shell's under these names, as in the host.
Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', core);
Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE_FROM', { name: 'dev_shell', version: '2.9.2' });

/** Names the shell; what guards a remote's files is the host's and is tested there. */
export default function developmentPlugin(): ModuleFederationRuntimePlugin {
  return { name: 'my-note-dev-shell' };
}
