import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { NoChunkZeroPlugin } from './no-chunk-zero.mjs';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'my-note-chunks-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

it('every lazy chunk has its integrity hash in the entry, also the one that would be number 0', async () => {
  writeFileSync(path.join(dir, 'lazy.js'), 'export const lazy = 1;');
  writeFileSync(path.join(dir, 'main.js'), "import('./lazy.js');");
  const stats = await new Promise((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context: dir,
        entry: './main.js',
        output: { path: path.join(dir, 'dist'), crossOriginLoading: 'anonymous' },
        // The first numbers there are: 0 and 1.
        optimization: { chunkIds: 'natural', minimize: false },
        plugins: [new NoChunkZeroPlugin(), new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })],
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    ),
  );
  expect(stats.compilation.errors).toEqual([]);
  expect(Array.from(stats.compilation.chunks, ({ id }) => id)).not.toContain(0);
  const files = readdirSync(path.join(dir, 'dist'));
  expect(files).toHaveLength(2);
  expect(readFileSync(path.join(dir, 'dist/main.js'), 'utf8')).toMatch(/sriHashes = \{.*sha384-/);
});
