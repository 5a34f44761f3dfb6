import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { noteEnvelopeSchema, paths } from '@my-note/contract';
import { ask } from '../ask.ts';
import { percentile } from '../percentile.ts';
import { createWords } from '../seed/seed.ts';

/** How long people wait for their saves while an encrypted backup of everything is written and read back. */
const NOTES = Number(process.env.BENCH_NOTES ?? 10_000);
const MEGABYTES = Number(process.env.BENCH_MEGABYTES ?? 1_000);
const WRITERS = Number(process.env.BENCH_WRITERS ?? 20);
const QUIET_MS = 20_000;
/** Somebody who writes makes a pause about as long before a save. */
const PAUSE_MS = 1_000;

type Ready = { origin: string; writers: string[]; kind: string };
type Backup = { bytes: number; seconds: number };

const server = fork(path.join(import.meta.dirname, 'backup-server.ts'), {
  execArgv: ['--import', 'tsx'],
  env: {
    ...process.env,
    NODE_ENV: 'production',
    ...{ BENCH_NOTES: `${NOTES}`, BENCH_MEGABYTES: `${MEGABYTES}`, BENCH_WRITERS: `${WRITERS}` },
  },
});
const { origin, writers, kind } = await ask<Ready>(server, 'ready');

async function call(token: string, method: string, where: string, body?: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${origin}/api${where}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${where}: ${response.status}`);
  return response.json();
}

const notes = await Promise.all(
  writers.map(async (token) => noteEnvelopeSchema.parse(await call(token, 'POST', paths.draft)).data._id),
);
const { word } = createWords(7);

/** The times of all saves until the work is done. */
async function writeWhile<T>(work: Promise<T>): Promise<{ times: number[]; result: T }> {
  const times: number[] = [];
  let isOver = false;
  const people = writers.map(async (token, n) => {
    let content = '';
    await wait((n * PAUSE_MS) / WRITERS);
    while (!isOver) {
      content += `${word()} ${word()} ${word()}\n`;
      const started = performance.now();
      await call(token, 'PUT', paths.note(notes[n] ?? ''), { title: `Note ${n}`, content });
      times.push(performance.now() - started);
      await wait(PAUSE_MS);
    }
  });
  const result = await work;
  isOver = true;
  await Promise.all(people);
  return { times, result };
}

await writeWhile(wait(3_000));
const quiet = await writeWhile(wait(QUIET_MS));
const busy = await writeWhile(ask<Backup>(server, 'backup'));
server.send('end');
const ms = (times: number[], share: number) => percentile(times, share).toFixed(1);
const rows = [
  ['without a backup', quiet.times],
  ['with a backup', busy.times],
] as const;
const report = `# Saves beside an encrypted backup

\`pnpm --filter @my-note/api bench:backup\`: ${WRITERS} people save a note each second while a backup of ${NOTES.toLocaleString('en')} notes and
${MEGABYTES.toLocaleString('en')} MB of attachments is encrypted, written to a folder, and read back. The embedded database kept by ${kind}; ${cpus().length} cores for
server, database, and writers; Node.js ${process.version}.

| | saves | p50 ms | p95 ms | worst ms |
| --- | ---: | ---: | ---: | ---: |
${rows.map(([name, times]) => `| ${name} | ${times.length} | ${ms(times, 0.5)} | ${ms(times, 0.95)} | ${ms(times, 1)} |`).join('\n')}

The backup took ${busy.result.seconds.toFixed(0)} s, reading back included, and has ${(busy.result.bytes / 1024 / 1024).toFixed(0)} MB. \`BENCH_NOTES\`, \`BENCH_MEGABYTES\` and
\`BENCH_WRITERS\` change the sizes.
`;
console.log(report);
writeFileSync(path.join(import.meta.dirname, '../../../docs/benchmarks/backup.md'), report);
