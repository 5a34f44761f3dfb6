// Runs in the page, as a plugin of the host's federation runtime.
import { createInstance, getInstance } from '@module-federation/runtime-tools/runtime';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
// The package leaves it out of the runtime of a build that exposes nothing, such as the host's.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** The name by which containers find it (tooling/remote-build/src/share/host-runtime.mjs). */
const NAME = '_MY_NOTE_BUNDLER_RUNTIME';

/**
 * An instance for a container. `init` of the runtime would make it the one that the host loads remotes by.
 * @param {Parameters<typeof createInstance>[0]} options
 */
function init(options) {
  // The container of another release, or one that is created again.
  const known = getInstance(({ name }) => name === options.name);
  known?.initOptions(options);
  return known ?? createInstance(options);
}

/**
 * Gives containers of remotes the part of the federation runtime that their bundler calls, so that none brings its own.
 * @returns {import('@module-federation/runtime-tools/runtime').ModuleFederationRuntimePlugin}
 */
export default function provideBundlerRuntime() {
  const { runtime, bundlerRuntime, attachShareScopeMap } = federation;
  Object.assign(globalThis, {
    [NAME]: {
      runtime: { ...runtime, init },
      bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
      attachShareScopeMap,
    },
  });
  return { name: 'my-note-bundler-runtime' };
}
