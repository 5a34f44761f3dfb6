import path from 'node:path';
import { federation } from '@module-federation/vite';
import { exposesOf } from '../share/exposes.mjs';
import { remoteName } from '../share/package-json.mjs';
import { byRequest, sharedModules } from '../share/shared-modules.mjs';
import { describedRelease } from './described-release.mjs';
import { noSecondCopy } from './no-second-copy.mjs';
import { scopedStyles } from './scoped-styles.mjs';

/**
 * The Vite configuration of a remote (docs/remotes.md#bundlers). Its files are ES modules, and it brings a federation
 * runtime of its own.
 * @param {{ dir: string, name?: string, exposes?: Record<string, string> }} options `dir` is the remote's folder
 * @returns {import('vite').UserConfig}
 */
export function config({ dir, name = `remote-${remoteName(dir)}`, exposes = exposesOf(dir) }) {
  if (!exposes) throw new Error(`${dir} exposes nothing: it has no folder src/exposes`);
  return {
    root: dir,
    // Chunks are found from the file that imports them.
    base: './',
    logLevel: 'warn',
    build: {
      target: 'es2022',
      outDir: path.join(dir, 'dist'),
      emptyOutDir: true,
      sourcemap: true,
      modulePreload: false,
      // A remote's styles are inside its scripts, and so under the same integrity hashes.
      cssCodeSplit: true,
      rolldownOptions: { input: Object.values(exposes) },
    },
    css: { modules: { generateScopedName: `${remoteName(dir)}-[local]-[hash:base64:6]` } },
    plugins: [
      federation({
        name: name.replaceAll('-', '_'),
        filename: 'remoteEntry.js',
        exposes,
        shared: installedOnly(byRequest(sharedModules('remote', dir))),
        manifest: true,
        dts: false,
        shareStrategy: 'loaded-first',
      }),
      noSecondCopy(),
      scopedStyles(remoteName(dir)),
      describedRelease(dir),
    ],
  };
}

/**
 * The names in the share scope are not installed, which the plugin would warn of.
 * @param {ReturnType<typeof byRequest>} shared
 */
const installedOnly = (shared) =>
  Object.fromEntries(
    Object.entries(shared).map(([request, options]) => [
      request,
      { ...options, suppressMissingImportWarning: true },
    ]),
  );
