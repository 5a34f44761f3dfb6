import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { percentile } from '../percentile.ts';
import { type Kind, openEngine, type Run } from './engine.ts';

const NOTES = 10_000;
const PAGE = 500;
const CALLERS = 10;
const MEASURE_MS = 4_000;
const TEXT = 'word and other words '.repeat(100);
const MEGABYTE = 1024 * 1024;

const [kind, dataDir] = process.argv.slice(2);
const before = process.memoryUsage.rss();
const start = performance.now();
const { run, close } = await openEngine(kind as Kind, String(dataDir));
const startMs = performance.now() - start;

await seed(run);
const get = await rate((n) => run('select * from probe where slug = $1', [`note-${n % NOTES}`]));
const save = await rate((n) =>
  run('update probe set body = $2 where slug = $1', [`note-${n % NOTES}`, `${TEXT}${n}`]),
);
const memory = (process.memoryUsage.rss() - before + childMemory()) / MEGABYTE;
console.log(JSON.stringify({ startMs, get, save, memory }));
await close();

/** Notes of 2 kB, unless they are there. */
async function seed(query: Run) {
  await query('create table if not exists probe (slug text primary key, body text not null)', []);
  for (let first = 0; first < NOTES; first += PAGE) {
    await query(
      `insert into probe select 'note-' || n, $1 || n from generate_series($2::int, $3::int) n on conflict do nothing`,
      [TEXT, first, first + PAGE - 1],
    );
  }
}

/** How often a second, how long each took, and how long the thread that serves was blocked. */
async function rate(once: (n: number) => Promise<unknown>) {
  const delay = monitorEventLoopDelay({ resolution: 2 });
  delay.enable();
  const times: number[] = [];
  const end = performance.now() + MEASURE_MS;
  let n = 0;
  const caller = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      await once(n++);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  delay.disable();
  return {
    rate: (times.length * 1_000) / MEASURE_MS,
    p95: percentile(times, 0.95),
    blocked: delay.percentile(95) / 1e6,
  };
}

/** The memory of the server's processes, what they share counted once; nothing without processes of its own. */
function childMemory() {
  const file = path.join(String(dataDir), 'postgres', 'postmaster.pid');
  if (!existsSync(file)) return 0;
  const server = String(Number.parseInt(readFileSync(file, 'utf8'), 10));
  const children = execFileSync('pgrep', ['-P', server], { encoding: 'utf8' }).trim().split('\n');
  return [server, ...children].reduce((sum, pid) => sum + pssOf(pid), 0) * 1024;
}

function pssOf(pid: string) {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
}
