import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from '@my-note/contract';
import { createDatabase } from '../../src/testing/database/create-database.ts';
import { findPostgres } from '../../src/testing/database/find-postgres.ts';
import { startPostgres } from '../../src/testing/database/postgres-server.ts';
import { type Load, load } from '../service/load.ts';
import { type Seeded, seedPeople } from './seed-people.ts';

/** The same calls on a small and on a large database, each with two replicas, in turns. */
const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 2_000);
const NOTES = Number(process.env.BENCH_NOTES ?? 500);
const FEW = 20;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const MEASURED = 20;
const CONNECTIONS = 2;
const SERVER = path.resolve(import.meta.dirname, '../../dist/server.js');
const RESULT = path.resolve(import.meta.dirname, '../../../docs/benchmarks/scale.md');
const MOST = 1.5;

type Site = Seeded & { origins: string[]; stop: () => Promise<void> };
type Call = (site: Site, n: number) => ReturnType<Load['next']>;

const pick = <T>(list: T[], n: number) => list[n % list.length] as T;
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function startReplica(url: string, dataDir: string): Promise<{ origin: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      PORT: '0',
      WRITES_PER_MINUTE: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It would go on when this process fails.
  process.once('exit', () => child.kill());
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server ended')));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const port = /ready at http:\/\/localhost:(\d+)/.exec(text)?.[1];
      if (port) resolve({ origin: `http://127.0.0.1:${port}`, child });
      else console.error(text.trim());
    });
  });
}

async function startSite(cluster: string, people: number): Promise<Site & { seedSeconds: number }> {
  const url = await createDatabase(cluster);
  const started = Date.now();
  const seeded = await seedPeople(url, people, NOTES, MEASURED);
  const seedSeconds = (Date.now() - started) / 1000;
  console.log(`${people} people: filled in ${Math.round(seedSeconds)} s`);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'my-note-scale-'));
  const replicas = [await startReplica(url, dataDir), await startReplica(url, dataDir)];
  const stop = async () => {
    for (const { child } of replicas) {
      child.kill();
      await once(child, 'exit');
    }
    rmSync(dataDir, { recursive: true });
  };
  return { ...seeded, origins: replicas.map(({ origin }) => origin), stop, seedSeconds };
}

const as = (site: Site, n: number) => ({ authorization: `Bearer ${pick(site.people, n).token}` });
const CALLS: Record<string, Call> = {
  'a note by its address': (site, n) => ({
    method: 'GET',
    path: `/api${paths.noteBySlug}?slug=${encodeURIComponent(pick(site.slugs, n * 7))}`,
    headers: as(site, n),
  }),
  'a save of 2 kB': (site, n) => ({
    method: 'PUT',
    path: `/api${paths.note(pick(site.ids, n))}`,
    body: JSON.stringify({ content: `${'text '.repeat(400)}${n}` }),
    // The first has the notes whose ids are known.
    headers: as(site, 0),
  }),
  'the list of 500': (site, n) => ({ method: 'GET', path: `/api${paths.notes}`, headers: as(site, n) }),
  'a search in texts': (site, n) => ({
    method: 'GET',
    path: `/api${paths.contentSearch}?q=${encodeURIComponent(pick(site.words, n))}`,
    headers: as(site, n),
  }),
};

/** What the service says to the first call that it refuses. */
async function sample(site: Site, call: Call) {
  for (let n = 0; n < MEASURED; n += 1) {
    const { method, path: where, body, headers } = call(site, n);
    const all = new Headers({
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    });
    const response = await fetch(`${site.origins[0]}${where}`, { method, headers: all, body: body ?? null });
    if (!response.ok) return `${where}: ${response.status} ${await response.text()}`;
  }
  return 'none of one after another';
}

/** p50 and p95 of both replicas together, the slower of the two. */
async function measure(site: Site, call: Call) {
  const next = (offset: number) => (n: number) => call(site, n * 2 + offset);
  const options = { connections: CONNECTIONS, seconds: SECONDS };
  const both = await Promise.all(
    site.origins.map((origin, offset) => load(origin, '', { ...options, next: next(offset) })),
  );
  const errors = both.reduce((sum, figures) => sum + figures.errors, 0);
  if (errors > 0) throw new Error(`${errors} responses were errors, like: ${await sample(site, call)}`);
  const most = (key: 'p50' | 'p95') => Math.max(...both.map((figures) => figures[key]));
  return { p50: most('p50'), p95: most('p95'), rate: both.reduce((sum, { rate }) => sum + rate, 0) };
}

const found = await findPostgres();
const postgres = await startPostgres(['shared_buffers=1GB', 'max_wal_size=8GB', 'checkpoint_timeout=30min']);
try {
  const [small, large] = [await startSite(postgres.url, FEW), await startSite(postgres.url, PEOPLE)];
  const lines: string[] = [];
  for (const [name, call] of Object.entries(CALLS)) {
    const all: Record<'small' | 'large', Awaited<ReturnType<typeof measure>>[]> = { small: [], large: [] };
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [few, many] = [await measure(small, call), await measure(large, call)];
      if (round === 0) continue;
      all.small.push(few);
      all.large.push(many);
    }
    const of = (size: 'small' | 'large', key: 'p50' | 'p95' | 'rate') =>
      median(all[size].map((figures) => figures[key]));
    const times = of('large', 'p95') / of('small', 'p95');
    const cells = [
      ...(['small', 'large'] as const).flatMap((size) => [
        of(size, 'p50').toFixed(1),
        of(size, 'p95').toFixed(1),
      ]),
      `${times.toFixed(2)}${times > MOST ? ' (more than wanted)' : ''}`,
      Math.round(of('large', 'rate')).toLocaleString('en'),
    ];
    lines.push(`| ${name} | ${cells.join(' | ')} |`);
    console.log(lines.at(-1));
  }
  const [few, many] = [FEW * NOTES, PEOPLE * NOTES].map((count) => count.toLocaleString('en'));
  const text = `# Many people

\`pnpm --filter @my-note/api bench:scale\` (after a build): the same calls of ${MEASURED} people on a database of ${few} notes and on
one of ${many}, ${NOTES} notes of 2 kB each person. PostgreSQL ${found?.version}, two replicas, ${CONNECTIONS} connections to each, ${SECONDS} s a round, ${ROUNDS} rounds
in turns; medians, in ms. \`BENCH_PEOPLE\` says how many people there are (2,000 without it: 1,000,000 notes).

|  | ${few}: p50 | p95 | ${many}: p50 | p95 | times p95 | a second |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${lines.join('\n')}

Wanted: at most ${MOST} times the p95. Filling the large database took ${Math.round(large.seedSeconds)} s. ${cpus().length} cores, shared with other work: load ${loadavg()[2]?.toFixed(1)} over a quarter of an hour.
`;
  writeFileSync(RESULT, text);
  await small.stop();
  await large.stop();
} finally {
  await postgres.stop();
}
