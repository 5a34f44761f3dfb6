/** The global by which the host provides it (tooling/src/bundler/provide-bundler-runtime.mjs). */
const NAME = '_MY_NOTE_BUNDLER_RUNTIME';
const BUNDLER_RUNTIME =
  /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/](?:bundler|index)\.c?js$/;

/**
 * Leaves the part of the federation runtime that a bundler calls out of a remote: 3.5 kB of each entry, and the host has it.
 * For the option `externals` of webpack and Rspack. A host without it is older than the contract that the remote needs.
 * @param {{ request?: string | undefined }} module
 * @param {(error?: Error, external?: string) => void} done
 */
export function hostRuntime({ request = '' }, done) {
  if (BUNDLER_RUNTIME.test(request)) done(undefined, `var globalThis.${NAME}`);
  else done();
}
