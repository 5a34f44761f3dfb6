import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@my-note/contract';
import { jobSchema } from '@my-note/contract/jobs';
import { ZipFile } from 'yazl';
import { findPostgres } from '../../src/testing/database/find-postgres.ts';
import { startPostgres } from '../../src/testing/database/postgres-server.ts';
import { ask } from '../ask.ts';
import { percentile } from '../percentile.ts';
import { createWords } from '../seed/seed.ts';

/** How long readers wait while somebody imports, somebody else exports, and a backup is written, quiet and busy in turns. */
const NOTES = Number(process.env.BENCH_NOTES ?? 10_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 4);
const READS_A_SECOND = 40;
const QUIET_MS = 10_000;
const WANTED = 2;

type Ready = { origin: string; reader: string; exporter: string; slugs: string[] };
type Reading = { times: number[]; delay: number };

async function makeArchive(): Promise<Buffer> {
  const { word } = createWords(7);
  const zip = new ZipFile();
  for (let n = 0; n < NOTES; n += 1) {
    let text = `# ${word()} ${n}\n\n`;
    while (text.length < 2_000) text += `${word()} ${text.length % 90 === 0 ? '\n\n' : ''}`;
    zip.addBuffer(Buffer.from(text), `folder-${n % 100}/note-${n}.md`);
  }
  zip.end();
  return buffer(zip.outputStream);
}

async function measure(environment: Record<string, string>, url: string, archive: Buffer) {
  const server = fork(path.join(import.meta.dirname, 'busy-server.ts'), {
    execArgv: [
      '--import',
      'tsx',
      ...(process.env.BENCH_PROFILE ? ['--cpu-prof', '--cpu-prof-dir', process.env.BENCH_PROFILE] : []),
    ],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BENCH_NOTES: String(NOTES),
      BENCH_DATABASE_URL: url,
      ...environment,
    },
  });
  const readers = fork(path.join(import.meta.dirname, 'busy-readers.ts'), { execArgv: ['--import', 'tsx'] });
  const { origin, reader, exporter, slugs } = await ask<Ready>(server, 'ready');
  const call = (where: string, token: string, init: RequestInit = {}) =>
    fetch(`${origin}/api${where}`, { ...init, headers: { authorization: `Bearer ${token}` } });

  async function readWhile(work: Promise<unknown>): Promise<Reading> {
    await ask(server, 'delay');
    readers.send({ origin, token: reader, slugs, perSecond: READS_A_SECOND });
    await work;
    const times = once(readers, 'message');
    readers.send('stop');
    const [answered]: number[][] = await times;
    return { times: answered ?? [], delay: await ask<number>(server, 'delay') };
  }

  /** An import; an export and a backup again and again until it is done. */
  async function work() {
    const token = await ask<string>(server, 'user');
    let isOver = false;
    const counts = { exports: 0, backups: 0 };
    const started = performance.now();
    const repeat = async (what: keyof typeof counts, once: () => Promise<unknown>) => {
      while (!isOver) {
        await once();
        counts[what] += 1;
      }
    };
    const others = [
      repeat('exports', async () => (await call(paths.export, exporter)).arrayBuffer()),
      repeat('backups', () => ask(server, 'backup')),
    ];
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(archive)]), 'notes.zip');
    let job = jobSchema.parse(await (await call(paths.import, token, { method: 'POST', body: form })).json());
    while (job.status === 'queued' || job.status === 'running') {
      await wait(200);
      job = jobSchema.parse(await (await call(paths.job(job._id), token)).json());
    }
    if (job.status !== 'done') throw new Error(`The import is ${job.status}: ${job.error}`);
    const seconds = (performance.now() - started) / 1000;
    isOver = true;
    const finished = Promise.all(others);
    return { seconds, counts, finished };
  }

  const quiet: Reading[] = [];
  const busy: Reading[] = [];
  const imports: number[] = [];
  await readWhile(wait(3_000));
  for (let round = 0; round < ROUNDS; round += 1) {
    while (!(await ask<boolean>(server, 'isIndexed'))) await wait(500);
    quiet.push(await readWhile(wait(QUIET_MS)));
    const working = work();
    busy.push(await readWhile(working));
    const { seconds, counts, finished } = await working;
    imports.push(seconds);
    await finished;
    console.log(
      `round ${round + 1}: p95 ${p95(quiet.slice(-1)).toFixed(1)} and ${p95(busy.slice(-1)).toFixed(1)} ms; import ${seconds.toFixed(1)} s, ${counts.exports} exports, ${counts.backups} backups`,
    );
  }
  await Promise.race([ask(server, 'end').catch(() => undefined), wait(10_000)]);
  server.kill('SIGKILL');
  readers.kill('SIGKILL');
  return { quiet, busy, importSeconds: median(imports) };
}

const median = (numbers: number[]) => percentile(numbers, 0.5);
/** The median of the turns: other programs of the machine disturb some of them. */
const of = (readings: Reading[], share: number) =>
  median(readings.map(({ times }) => percentile(times, share)));
const p95 = (readings: Reading[]) => of(readings, 0.95);
const delayOf = (readings: Reading[]) => median(readings.map(({ delay }) => delay));

const found = await findPostgres();
if (!found) throw new Error('The PostgreSQL programs were not found');
const archive = await makeArchive();
const lines: string[] = [];
let ratio = Number.NaN;
for (const [name, environment] of [
  ['one thread for all', { BENCH_ONE_THREAD: '1' }],
  ['as installed', {}],
] as const) {
  if (process.env.BENCH_ONLY && !name.startsWith(process.env.BENCH_ONLY)) continue;
  const { url, stop } = await startPostgres([]);
  const { quiet, busy, importSeconds } = await measure(environment, url, archive);
  await stop();
  ratio = p95(busy) / p95(quiet);
  const figures = [
    ...[of(quiet, 0.5), p95(quiet), of(busy, 0.5), p95(busy), of(busy, 1)].map((ms) => ms.toFixed(1)),
    ratio.toFixed(2),
    `${delayOf(quiet).toFixed(1)} / ${delayOf(busy).toFixed(1)}`,
    importSeconds.toFixed(1),
  ];
  lines.push(`| ${[name, ...figures].join(' | ')} |`);
  console.log(lines.at(-1));
}
const verdict = `The p95 of the service as it is installed is ${ratio.toFixed(2)} times the quiet one, wanted at most ${WANTED}.`;
console.log(verdict);
if (!process.env.BENCH_ONLY)
  writeFileSync(
    path.join(import.meta.dirname, '../../../docs/benchmarks/busy.md'),
    `# Readers beside an import, an export and a backup

\`pnpm --filter @my-note/api bench:busy\`: ${READS_A_SECOND} notes a second are asked for by their slugs, ${ROUNDS} × quiet and busy in
turns; the figures are medians of the turns. Busy is an import of ${NOTES.toLocaleString('en')} notes of 2 kB, with the search index behind it, while exports of ${NOTES.toLocaleString('en')} notes and
backups of everything run one after the other. PostgreSQL ${found.version}; ${cpus().length} cores for server, database, and readers.

| | quiet p50 ms | quiet p95 ms | busy p50 ms | busy p95 ms | busy worst ms | ratio of p95 | event loop p99, quiet / busy, ms | import s |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${lines.join('\n')}

${verdict}
`,
  );
process.exitCode = ratio > WANTED ? 1 : 0;
