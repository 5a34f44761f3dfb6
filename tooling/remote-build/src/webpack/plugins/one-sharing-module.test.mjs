import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { afterEach, beforeEach, expect, it } from 'vitest';
import webpack from 'webpack';
import { OneSharingModulePlugin } from './one-sharing-module.mjs';

/** @type {string} */
let dir;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'my-note-sharing-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** @param {import('webpack').WebpackPluginInstance[]} plugins */
async function build(plugins) {
  writeFileSync(path.join(dir, 'main.js'), "import './part.js';");
  writeFileSync(path.join(dir, 'part.js'), 'globalThis.ran = true;');
  const shared = { './part.js': { shareKey: 'part', version: '1.0.0', eager: true } };
  const compiler = webpack({
    context: dir,
    mode: 'production',
    entry: './main.js',
    output: { path: path.join(dir, 'dist'), filename: 'main.js', uniqueName: 'shell' },
    optimization: { minimize: false },
    plugins: [new ModuleFederationPlugin({ name: 'shell', shared, manifest: false, dts: false }), ...plugins],
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(stats);
    });
  });
  return readFileSync(path.join(dir, 'dist/main.js'), 'utf8');
}

/** @param {string} code */
const sharingModules = (code) => code.match(/__webpack_require__\.S = \{\}/g)?.length;

it('leaves one of the two runtime modules for sharing, that of the federation plugin', async () => {
  expect(sharingModules(await build([]))).toBe(2);
  const code = await build([new OneSharingModulePlugin()]);
  expect(sharingModules(code)).toBe(1);
  expect(code).toContain('federation.initOptions.shared');
});
