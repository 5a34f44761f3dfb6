import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import webpack from 'webpack';
import { InsertedStylesPlugin } from './inserted-styles.mjs';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'my-note-styles-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

it('a style sheet in a chunk of its own is given what inserts it', async () => {
  writeFileSync(path.join(dir, 'rain.css'), '@layer rain { .rain-map { color: red } }');
  writeFileSync(path.join(dir, 'main.js'), "import(/* webpackChunkName: 'rain' */ './rain.css');");
  const stats = await new Promise((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context: dir,
        entry: './main.js',
        output: { path: path.join(dir, 'dist'), uniqueName: 'rain', chunkFilename: '[name].js' },
        experiments: { css: true },
        module: { parser: { 'css/auto': { exportType: 'style' } } },
        plugins: [new InsertedStylesPlugin()],
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    ),
  );
  expect(stats.compilation.errors).toEqual([]);
  /** @type {[number[], Record<string, Function>][]} */
  const chunks = [];
  runInNewContext(readFileSync(path.join(dir, 'dist/rain.js'), 'utf8'), {
    self: { webpackChunkrain: chunks },
  });
  /** @type {string[]} */
  const inserted = [];
  const runtime = {
    is: (/** @type {string} */ _module, /** @type {string} */ css) => inserted.push(css),
    r: () => {},
  };
  for (const [, modules] of chunks) for (const run of Object.values(modules)) run({}, {}, runtime);
  expect(inserted.join()).toContain('.rain-map{color:red}');
});
