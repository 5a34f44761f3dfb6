import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { sharedModules } from '@my-note/remote-build/shared-modules';

// The module that `provideExternalRuntime` would add, as ESM: as CommonJS it brings a second runtime of 22 kB.
const provideRuntime = fileURLToPath(
  import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'),
);

/**
 * The host provides the shared modules and the federation runtime.
 * @param {{ dir: string, scope: string, dev: boolean }} options
 */
export function hostFederation({ dir, scope, dev }) {
  const guard = path.join(dir, 'src/guard-plugin.ts');
  return new ModuleFederationPlugin({
    name: scope,
    filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
    runtimePlugins: [...(existsSync(guard) ? [guard] : []), provideRuntime],
    manifest: false,
    dts: false,
    // The default strategy fetches every remote at start: an unavailable one would blank the page.
    shareStrategy: 'loaded-first',
    shared: sharedModules('host', dir),
    experiments: { externalRuntime: false, optimization: { target: 'web' } },
  });
}
