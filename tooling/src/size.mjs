import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { siteDir } from './paths.mjs';
import { readJson } from './site-files.mjs';

const KB = 1000;
const HOST = 200 * KB;
const PAGE = 30 * KB;
/** What a lazy part of a page may add to it. */
const PARTS = { editor: 180 * KB, 'source-editor': 120 * KB };

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

function measure(what, files, target) {
  const contents = files.map((file) => readFileSync(file));
  return {
    what,
    gzip: sum(contents.map((content) => gzipSync(content, { level: 9 }).length)),
    brotli: sum(contents.map((content) => brotliCompressSync(content).length)),
    target,
  };
}

/**
 * Sizes of what a visitor downloads: the host's first load, each remote's entry with one page, and what each
 * named part of a page adds when it is wanted.
 * @param {string} site
 */
export function sizes(site) {
  const page = readFileSync(path.join(site, 'index.html'), 'utf8');
  const first = [...page.matchAll(/<(?:script[^>]+src|link[^>]+href)="(\/[^"]+\.(?:js|css))"/g)];
  const host = measure(
    'host, first load',
    first.map(([, url = '']) => path.join(site, url)),
    HOST,
  );
  return [
    host,
    ...readJson(path.join(site, 'registry.json')).remotes.flatMap((remote) => ofRemote(site, remote)),
  ];
}

function ofRemote(site, remote) {
  const dir = path.join(site, path.dirname(remote.manifest.url));
  const entry = path.join(site, remote.entry.url);
  const { exposes } = readJson(path.join(site, remote.manifest.url));
  const inDir = (files) => files.map((file) => path.join(dir, file));
  const pages = exposes.map(({ name, assets: { js, css } }) =>
    measure(`${remote.name}, ${name}`, [entry, ...inDir([...js.sync, ...css.sync])], PAGE),
  );
  const first = new Set(exposes.flatMap(({ assets: { js } }) => js.sync));
  const parts = Object.entries(readJson(path.join(dir, 'chunks.json'))).map(([name, files]) => {
    const added = inDir(files.filter((file) => !first.has(file)));
    return measure(`${remote.name}, ${name}`, added, PARTS[name] ?? PAGE);
  });
  return [...pages, ...parts];
}

if (import.meta.filename === process.argv[1]) {
  const kb = (bytes) => `${(bytes / KB).toFixed(1)} kB`.padStart(9);
  for (const { what, gzip, brotli, target } of sizes(siteDir)) {
    const verdict = gzip <= target ? 'ok' : 'TOO LARGE';
    console.log(
      `${what.padEnd(36)} gzip ${kb(gzip)}  brotli ${kb(brotli)}  target ${kb(target)}  ${verdict}`,
    );
    if (gzip > target) process.exitCode = 1;
  }
}
