import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

/** A test builds into a folder of its own. */
const outdir = process.argv[2] ?? 'dist';
rmSync(outdir, { recursive: true, force: true });
mkdirSync(outdir, { recursive: true });
/** @type {import('esbuild').BuildOptions} */
const common = { outdir, bundle: true, target: ['chrome120', 'firefox128'], entryNames: '[name]' };

await build({ ...common, entryPoints: ['src/popup/popup.ts'], format: 'esm' });
// Its last expression is what the browser hands back to the popup.
await build({
  ...common,
  entryPoints: ['src/page/read-page.ts'],
  format: 'iife',
  globalName: 'readPage',
  footer: { js: 'readPage.readPage();' },
});
for (const file of ['manifest.json', 'popup/popup.html', 'popup/popup.css'])
  cpSync(`src/${file}`, `${outdir}/${file.replace('popup/', '')}`);
cpSync('../host/public/icon-192.png', `${outdir}/icon-192.png`);
