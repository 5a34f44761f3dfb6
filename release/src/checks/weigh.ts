import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parseJson } from '../parse-json.ts';
import { CHUNKS, chunksSchema, MANIFEST, parseManifest } from '../place/manifest.ts';
import type { Budget } from './budget.ts';

const KB = 1000;

/** All sizes in bytes. */
export interface Weight {
  what: string;
  gzip: number;
  brotli: number;
  limit: number;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** @param limit in kB */
export function weigh(what: string, contents: Buffer[], limit: number): Weight {
  return {
    what,
    gzip: sum(contents.map((content) => gzipSync(content, { level: 9 }).length)),
    brotli: sum(contents.map((content) => brotliCompressSync(content).length)),
    limit: limit * KB,
  };
}

/** The limit of a budget that a part falls under. */
type Limit = 'entry' | 'page' | 'css';

interface WeighedRemote {
  name: string;
  /** Of its release. */
  files: Map<string, Buffer>;
  budget: Budget;
}

/**
 * What a visitor downloads of a remote, as names of files: its entry, the entry with each exposed module, the styles of
 * these, and what named chunks add.
 * @param files those of a release; the manifest and `chunks.json` are read
 */
export function partsOf(files: Map<string, Buffer>): { part: string; names: string[]; limit: Limit }[] {
  const { entry, exposes } = manifestOf(files);
  const pages = exposes.flatMap(({ name: module, assets: { js, css } }) => [
    { part: module, names: [entry, ...js.sync, ...css.sync], limit: 'page' as const },
    ...(css.sync.length > 0 ? [{ part: `${module}, css`, names: css.sync, limit: 'css' as const }] : []),
  ]);
  const first = new Set(exposes.flatMap(({ assets: { js } }) => js.sync));
  const chunks = parseJson(chunksSchema, files.get(CHUNKS) ?? '{}') ?? {};
  const added = Object.entries(chunks).map(([part, names]) => ({
    part,
    names: names.filter((file) => !first.has(file)),
    limit: 'page' as const,
  }));
  return [{ part: 'entry', names: [entry], limit: 'entry' }, ...pages, ...added];
}

/** Weighs each part of what a visitor downloads of a remote. */
export const weightsOf = ({ name, files, budget }: WeighedRemote): Weight[] =>
  partsOf(files).map(({ part, names, limit }) => {
    const contents = names.map((file) => files.get(file) ?? Buffer.alloc(0));
    const own = limit === 'page' ? budget.parts?.[part] : undefined;
    return weigh(`${name}, ${part}`, contents, own ?? budget[limit]);
  });

/** What costs more than its budget, in words: `17.2 kB compressed` and `9.0 kB`. */
export interface Excess {
  what: string;
  cost: string;
  limit: string;
}

/** What exceeds the budget of a release. */
export function excessOf({ name, files, budget }: WeighedRemote): Excess[] {
  const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;
  const heavy = weightsOf({ name, files, budget })
    .filter(({ gzip, limit }) => gzip > limit)
    .map(({ what, gzip, limit }) => ({ what, cost: `${kb(gzip)} compressed`, limit: kb(limit) }));
  const many = manifestOf(files)
    .exposes.map(({ name: module, assets: { js, css } }) => ({
      module,
      requests: 2 + js.sync.length + css.sync.length,
    }))
    .filter(({ requests }) => requests > budget.requests)
    .map(({ module, requests }) => ({
      what: `${name}, ${module}`,
      cost: `${requests} requests`,
      limit: String(budget.requests),
    }));
  return [...heavy, ...many];
}

/** Reports what exceeds the budget of a release. */
export const overBudget = (remote: WeighedRemote): string[] =>
  excessOf(remote).map(({ what, cost, limit }) => `${what}: ${cost}, its budget is ${limit}`);

function manifestOf(files: Map<string, Buffer>) {
  const { metaData, exposes } = parseManifest(files.get(MANIFEST) ?? '');
  return { entry: path.posix.join(metaData.remoteEntry.path, metaData.remoteEntry.name), exposes };
}
