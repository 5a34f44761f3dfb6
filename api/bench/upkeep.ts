import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { noteEnvelopeSchema, paths } from '@my-note/contract';
import { openEmbedded } from '../src/core/database/embedded/embedded.ts';
import { percentile } from './percentile.ts';
import { newUser } from './seed/new-user.ts';

/** What many saves of one note leave on the disk, how long they wait, and how long a start takes afterwards. */
const SAVES = Number(process.env.BENCH_SAVES ?? 5_000);
const MEGABYTE = 1024 * 1024;
const server = fileURLToPath(new URL('../dist/server.js', import.meta.url));
const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'my-note-upkeep-'));
process.on('exit', () => rmSync(DATA_DIR, { recursive: true, force: true }));

async function start() {
  const begun = Date.now();
  const child: ChildProcess = spawn(process.execPath, [server], {
    env: { ...process.env, PORT: '0', DATA_DIR, WRITES_PER_MINUTE: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout ?? child, 'data');
  const port = /localhost:(\d+)/.exec(String(line))?.[1];
  const stop = async (signal: NodeJS.Signals) => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, ms: Date.now() - begun, stop };
}

function megabytes(folder = DATA_DIR) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sizes = files.map((file) => statSync(path.join(folder, file), { throwIfNoEntry: false }));
  return sizes.reduce((sum, stat) => sum + (stat?.isFile() ? stat.size : 0), 0) / MEGABYTE;
}

/** All rows of all tables as text, which is what a dump of the database holds. */
async function dumpMegabytes() {
  const { db, close } = await openEmbedded(DATA_DIR);
  let bytes = 0;
  const tables = await db.execute("select tablename as name from pg_tables where schemaname = 'public'");
  for (const { name } of (tables as unknown as { rows: { name: string }[] }).rows) {
    const sum = await db.execute(
      `select coalesce(sum(octet_length(t::text)), 0)::float8 as bytes from "${name}" t`,
    );
    bytes += (sum as unknown as { rows: { bytes: number }[] }).rows[0]?.bytes ?? 0;
  }
  await close();
  return bytes / MEGABYTE;
}

const made = await openEmbedded(DATA_DIR);
const { token } = await newUser(made.db, 'writer');
await made.close();
const empty = megabytes();
const running = await start();
async function send(method: string, where: string, body?: object): Promise<unknown> {
  const response = await fetch(`${running.url}/api${where}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : null,
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}
const { _id } = noteEnvelopeSchema.parse(await send('POST', paths.draft)).data;
const waits: number[] = [];
let largest = 0;
for (let n = 0; n < SAVES; n += 1) {
  const content = randomBytes(75_000).toString('base64');
  const begun = performance.now();
  await send('PUT', paths.note(_id), { title: 'Long', content });
  waits.push(performance.now() - begun);
  if (n % 50 === 0) largest = Math.max(largest, megabytes());
}
await running.stop('SIGKILL');
const killed = await start();
await killed.stop('SIGTERM');
const clean = await start();
await clean.stop('SIGTERM');
const after = megabytes();
console.log(
  [
    `saves of 100 kB: ${SAVES}`,
    `a save, ms: p50 ${percentile(waits, 0.5).toFixed(0)}, p99 ${percentile(waits, 0.99).toFixed(0)}, worst ${Math.max(...waits).toFixed(0)}`,
    `directory, MB: empty ${empty.toFixed(1)}, largest ${largest.toFixed(1)}, in the end ${after.toFixed(1)}, of it log ${megabytes(path.join(DATA_DIR, 'db', 'pg_wal')).toFixed(1)}`,
    `a dump, MB: ${(await dumpMegabytes()).toFixed(1)}`,
    `start after a kill ${killed.ms} ms, after a clean end ${clean.ms} ms`,
  ].join('\n'),
);
