import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { percentile } from '../percentile.ts';
import { KINDS, type Kind } from './engine.ts';

const ROUNDS = 3;
type Rate = { rate: number; p95: number; blocked: number };
type Figures = { startMs: number; get: Rate; save: Rate; memory: number };

const NAMES: Record<Kind, string> = {
  postgres: "PostgreSQL's programs",
  'pglite-thread': 'PGlite in a thread',
  pglite: 'PGlite in the thread that serves',
};

const folders = new Map(KINDS.map((kind) => [kind, mkdtempSync(path.join(os.tmpdir(), 'my-note-engines-'))]));
const all = new Map<Kind, Figures[]>(KINDS.map((kind) => [kind, []]));
const measure = (kind: Kind): Figures =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--import', 'tsx', path.join(import.meta.dirname, 'measure.ts'), kind, folders.get(kind) ?? ''],
      { encoding: 'utf8' },
    ),
  );

// The first start of each makes the database; the later ones are measured, in turns.
const first = new Map(KINDS.map((kind) => [kind, measure(kind)]));
for (let round = 0; round < ROUNDS; round += 1) for (const kind of KINDS) all.get(kind)?.push(measure(kind));
for (const folder of folders.values()) rmSync(folder, { recursive: true });

const columns: [string, (figures: Figures) => number][] = [
  ['start ms', ({ startMs }) => startMs],
  ['reads a second', ({ get }) => get.rate],
  ['p95 ms', ({ get }) => get.p95],
  ['blocked ms, p95', ({ get }) => get.blocked],
  ['saves a second', ({ save }) => save.rate],
  ['p95 ms', ({ save }) => save.p95],
  ['blocked ms, p95', ({ save }) => save.blocked],
  ['memory MB', ({ memory }) => memory],
];
const shown = (value: number) => (value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en'));
const rows = KINDS.map((kind) => [
  NAMES[kind],
  shown(first.get(kind)?.startMs ?? Number.NaN),
  ...columns.map(([, of]) => shown(percentile((all.get(kind) ?? []).map(of), 0.5))),
]);
const header = ['', 'first start ms', ...columns.map(([name]) => name)];
const table = [header, header.map((_, n) => (n === 0 ? '---' : '---:')), ...rows];
console.log(table.map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
