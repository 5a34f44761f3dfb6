import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import webpack from 'webpack';
import { EarlyScriptPlugin } from './early-script.mjs';

/** @type {string} */
let dir;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'my-note-early-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** @param {Record<string, string>} files */
async function build(files) {
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(dir, file), text);
  const compiler = webpack({
    context: dir,
    mode: 'production',
    entry: './main.js',
    output: { path: path.join(dir, 'dist'), filename: '[name].[contenthash:10].js' },
    plugins: [new EarlyScriptPlugin({ entry: './early.js', filename: 'early.js' })],
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(stats);
    });
  });
}

it('bundles the script and what it imports into one file with a fixed name', async () => {
  await build({
    'main.js': 'globalThis.app = true;',
    'early.js': "import { theme } from './theme.js'; globalThis.shown = theme;",
    'theme.js': "export const theme = 'dark';",
  });
  /** @type {{ shown?: string, app?: boolean }} */
  const page = {};
  runInNewContext(readFileSync(path.join(dir, 'dist/early.js'), 'utf8'), page);
  expect(page).toMatchObject({ shown: 'dark' });
  expect(page.app).toBeUndefined();
});

it('fails the build when the script cannot be bundled', async () => {
  await expect(
    build({ 'main.js': 'globalThis.app = true;', 'early.js': "import './missing.js';" }),
  ).rejects.toThrow(/missing\.js/);
});
