import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { MANIFEST } from '../store/built-remote.mjs';

const KB = 1000;

/**
 * What a remote may cost, as its `budget.json` says. Sizes in kB (1000 bytes), compressed with gzip.
 * @typedef {object} Budget
 * @property {number} entry
 * @property {number} page entry, scripts and styles of one exposed module
 * @property {number} css of one exposed module
 * @property {number} requests for one exposed module, manifest and entry among them
 * @property {Record<string, number>} [parts] what a lazy part with a name adds; other parts count as pages
 */

/** @typedef {{ what: string, gzip: number, brotli: number, limit: number }} Weight in bytes */

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * @param {string} what
 * @param {Buffer[]} contents
 * @param {number} limit in kB
 * @returns {Weight}
 */
export function weigh(what, contents, limit) {
  return {
    what,
    gzip: sum(contents.map((content) => gzipSync(content, { level: 9 }).length)),
    brotli: sum(contents.map((content) => brotliCompressSync(content).length)),
    limit: limit * KB,
  };
}

/**
 * Sizes of what a visitor downloads of a remote: its entry, the entry with each exposed module, and what each
 * named part adds when it is wanted.
 * @param {{ name: string, files: Map<string, Buffer>, budget: Budget }} remote files of its release
 * @returns {Weight[]}
 */
export function weightsOf({ name, files, budget }) {
  const { entry, exposes } = manifestOf(files);
  const contents = (names) => names.map((file) => files.get(file) ?? Buffer.alloc(0));
  const pages = exposes.flatMap(({ name: module, assets: { js, css } }) => [
    weigh(`${name}, ${module}`, contents([entry, ...js.sync, ...css.sync]), budget.page),
    ...(css.sync.length > 0 ? [weigh(`${name}, ${module}, css`, contents(css.sync), budget.css)] : []),
  ]);
  const first = new Set(exposes.flatMap(({ assets: { js } }) => js.sync));
  const parts = Object.entries(partsOf(files)).map(([part, names]) => {
    const added = contents(names.filter((file) => !first.has(file)));
    return weigh(`${name}, ${part}`, added, budget.parts?.[part] ?? budget.page);
  });
  return [weigh(`${name}, entry`, contents([entry]), budget.entry), ...pages, ...parts];
}

/**
 * What a release costs more than it may, in words; nothing when it keeps to its budget.
 * @param {{ name: string, files: Map<string, Buffer>, budget: Budget }} remote
 * @returns {string[]}
 */
export function overBudget({ name, files, budget }) {
  const kb = (bytes) => `${(bytes / KB).toFixed(1)} kB`;
  const heavy = weightsOf({ name, files, budget })
    .filter(({ gzip, limit }) => gzip > limit)
    .map(({ what, gzip, limit }) => `${what}: ${kb(gzip)} compressed, its budget is ${kb(limit)}`);
  const many = requestsOf(files)
    .filter(({ requests }) => requests > budget.requests)
    .map(
      ({ module, requests }) => `${name}, ${module}: ${requests} requests, its budget is ${budget.requests}`,
    );
  return [...heavy, ...many];
}

function requestsOf(files) {
  return manifestOf(files).exposes.map(({ name: module, assets: { js, css } }) => ({
    module,
    requests: 2 + js.sync.length + css.sync.length,
  }));
}

function manifestOf(files) {
  const { metaData, exposes } = JSON.parse(String(files.get(MANIFEST)));
  return { entry: path.posix.join(metaData.remoteEntry.path, metaData.remoteEntry.name), exposes };
}

const partsOf = (files) => JSON.parse(String(files.get('chunks.json') ?? '{}'));
