import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import webpack from 'webpack';
import { hostGroups } from './host-groups.mjs';

/** @type {string} */
let dir;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'my-note-groups-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/**
 * The scripts of a build, by name.
 * @param {Record<string, string>} files
 */
async function build(files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(dir, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  const compiler = webpack({
    context: dir,
    mode: 'production',
    entry: './main.js',
    output: { path: path.join(dir, 'dist'), filename: 'main.js', chunkFilename: '[name].js' },
    optimization: { chunkIds: 'named', minimize: false, splitChunks: { cacheGroups: hostGroups() } },
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(stats);
    });
  });
  const dist = path.join(dir, 'dist');
  return Object.fromEntries(
    readdirSync(dist).map((name) => [name, readFileSync(path.join(dist, name), 'utf8')]),
  );
}

it('puts what the tree loads into one file, and leaves pages of the host their own copy of what they share', async () => {
  const scripts = await build({
    'main.js': "import './sidebar/load-menu-tree.ts'; import './app/host-pages.ts';",
    'sidebar/load-menu-tree.ts':
      "export const load = () => [import('../menu-tree.js'), import('../quick-links.js')]; globalThis.load = load;",
    'app/host-pages.ts': "globalThis.home = () => import('../home.js');",
    'menu-tree.js': "import { icon } from './icon.js'; export const tree = ['drawn tree', icon];",
    'quick-links.js': "import { icon } from './icon.js'; export const links = ['drawn links', icon];",
    'home.js': "import { icon } from './icon.js'; export const home = ['drawn home', icon];",
    'icon.js': "export const icon = 'drawn icon';",
  });
  expect(Object.keys(scripts).sort()).toEqual(['home_js.js', 'main.js', 'tree.js']);
  for (const part of ['drawn tree', 'drawn links', 'drawn icon']) expect(scripts['tree.js']).toContain(part);
  for (const part of ['drawn home', 'drawn icon']) expect(scripts['home_js.js']).toContain(part);
});
