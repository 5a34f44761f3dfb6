import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { packageOfSource, SBOM } from './bundled-packages.mjs';
import { writeSbom } from './write-sbom.mjs';

const dir = mkdtempSync(path.join(tmpdir(), 'my-note-sbom-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** @type {(file: string, content: unknown) => void} */
const put = (file, content) => {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), JSON.stringify(content));
};

it('Lists each package of the scripts with its version and license, the same way each time', () => {
  const remote = path.join(dir, 'remote-weather');
  put('remote-weather/package.json', { name: 'remote-weather', version: '1.2.3' });
  put('remote-weather/src/page.tsx', '');
  put('words/package.json', { name: '@team/words', version: '0.3.0', license: 'UNLICENSED' });
  put('words/src/package.json', { type: 'module' });
  put('words/src/index.ts', '');
  put('node_modules/.store/sun@4.0.0/node_modules/@sky/sun/package.json', {
    name: '@sky/sun',
    version: '4.0.0',
    license: '(MIT OR Apache-2.0)',
  });
  put('node_modules/.store/sun@4.0.0/node_modules/@sky/sun/part/package.json', { name: '@sky/sun/part' });
  put('node_modules/.store/sun@4.0.0/node_modules/@sky/sun/part/index.js', '');
  put('remote-weather/dist/page.js.map', {
    sources: [
      'webpack://remote_weather/./src/page.tsx?1234',
      'webpack://remote_weather/../words/src/index.ts',
      'webpack://remote_weather/../node_modules/.store/sun@4.0.0/node_modules/@sky/sun/part/index.js',
      'webpack://remote_weather/../node_modules/.federation/entry.js',
      'webpack://remote_weather/webpack/bootstrap',
    ],
  });
  // From the folder of the script, as Vite names it, and one that is installed no more.
  put('remote-weather/dist/assets/deep.js.map', {
    sources: [
      '../../../node_modules/.store/sun@4.0.0/node_modules/@sky/sun/part/index.js',
      '../../../node_modules/gone/index.js',
    ],
  });
  writeSbom(remote);
  const first = readFileSync(path.join(remote, 'dist', SBOM), 'utf8');
  const bom = JSON.parse(first);
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { name: 'remote-weather', version: '1.2.3' } },
  });
  const listed = bom.components.map((/** @type {{ purl: string, licenses?: object[] }} */ one) => [
    one.purl,
    one.licenses?.[0],
  ]);
  expect(listed).toEqual([
    ['pkg:npm/%40sky/sun@4.0.0', expect.objectContaining({ expression: '(MIT OR Apache-2.0)' })],
    ['pkg:npm/%40team/words@0.3.0', { license: expect.objectContaining({ name: 'UNLICENSED' }) }],
    ['pkg:npm/gone', undefined],
  ]);
  writeSbom(remote);
  expect(readFileSync(path.join(remote, 'dist', SBOM), 'utf8')).toBe(first);
});

it.each([
  ['webpack://a/../node_modules/.pnpm/@x+y@1/node_modules/@x/y/z.js', '@x/y'],
  ['../../node_modules/plain/index.js', 'plain'],
  ['C:\\w\\node_modules\\plain\\node_modules\\inner\\a.js', 'inner'],
  ['webpack://a/../node_modules/.federation/entry.js', undefined],
  ['webpack://a/./src/page.tsx', undefined],
])('Names the package of %s', (source, name) => {
  expect(packageOfSource(source)).toBe(name);
});
