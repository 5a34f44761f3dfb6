import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { memoryArgs, memoryEnvironment } from '@my-note/tooling/memory';
import { type Person, seedPeople, shareSome } from './memory/people.ts';
import { type Memory, memoryOf } from './memory/processes.ts';
import { EACH_FIVE_MINUTES, EACH_TWO_SECONDS } from './memory/use.ts';
import { percentile } from './percentile.ts';

/** Memory at 10,000 notes while several people use the built service, as `npm start` runs it; Linux only. */
const MINUTES = Number(process.env.BENCH_MINUTES ?? 60);
const WANTED_MEGABYTES = 250;
const STEP_MINUTES = Math.min(5, MINUTES);
const SETTLED_MINUTES = 20;
const MINUTE = 60_000;
const SAMPLE_MS = 5_000;

const server = fileURLToPath(new URL('../dist/server.js', import.meta.url));
const SITE_DIR = fileURLToPath(new URL('../../dist/site', import.meta.url));
if (!existsSync(SITE_DIR)) throw new Error('Build and assemble the site first: npm start does both');
const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'my-note-memory-'));
process.on('exit', () => rmSync(DATA_DIR, { recursive: true, force: true }));

const people = await seedPeople(DATA_DIR);
const service = spawn(process.execPath, [...memoryArgs, server], {
  env: { ...memoryEnvironment, ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR, SITE_DIR },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const pid = service.pid ?? 0;
const [line] = await once(service.stdout, 'data');
const origin = `http://127.0.0.1:${/localhost:(\d+)/.exec(String(line))?.[1]}`;
const site = { origin, people, shared: await shareSome(origin, people) };

const counts = new Map<string, { done: number; failed: number }>();
function use(name: string, work: Promise<unknown>) {
  const count = counts.get(name) ?? { done: 0, failed: 0 };
  counts.set(name, count);
  work.then(
    () => {
      count.done += 1;
    },
    (error: unknown) => {
      count.failed += 1;
      if (count.failed <= 3) console.error(`${name}: ${error}`);
    },
  );
}

/** Half of what happens is of the person with most of the notes. */
const personOf = (n: number) => people[n % 2 ? 0 : 1 + ((n / 2) % (people.length - 1))] as Person;
const started = performance.now();
const elapsed = () => performance.now() - started;
const isOver = () => elapsed() >= MINUTES * MINUTE;

async function useOften() {
  const turns = Object.entries(EACH_TWO_SECONDS).flatMap(([name, { times, use: once }]) =>
    Array.from({ length: times }, (_, at) => ({ name, once, at: (at + 0.5) / times })),
  );
  turns.sort((a, b) => a.at - b.at);
  for (let n = 0; !isOver(); n += 1) {
    await wait(Math.max(0, (n * 2_000) / turns.length - elapsed()));
    const round = Math.floor(n / turns.length);
    const turn = turns[n % turns.length];
    if (turn) use(turn.name, turn.once(site, personOf(round + n), n));
  }
}

async function useSeldom() {
  const step = (STEP_MINUTES * MINUTE) / people.length;
  for (let n = 0; !isOver(); n += 1) {
    await wait(step / 2, undefined, { ref: false });
    const person = people[n % people.length] as Person;
    for (const [name, once] of Object.entries(EACH_FIVE_MINUTES)) use(name, once(site, person, n));
    await wait(step / 2, undefined, { ref: false });
  }
}

const mb = (value: number) => value.toFixed(0);
const median = (samples: Memory[], of: (one: Memory) => number) => percentile(samples.map(of), 0.5);
const rows: string[] = [];
const steps: { minute: number; together: number }[] = [];
function add(minute: number, name: string, samples: Memory[]) {
  const of = (key: keyof Memory) => median(samples, (one) => one[key]);
  const most = Math.max(...samples.map(({ together }) => together));
  steps.push({ minute, together: of('together') });
  const figures = [of('service'), of('serviceShare'), of('database'), of('together'), most];
  rows.push(`| ${[name, ...figures.map(mb)].join(' | ')} |`);
  console.log(rows.at(-1));
}

async function sample() {
  let samples: Memory[] = [memoryOf(pid)];
  add(0, '0', samples);
  for (let minute = STEP_MINUTES; minute <= MINUTES; minute += STEP_MINUTES) {
    samples = [];
    while (elapsed() < minute * MINUTE) {
      await wait(SAMPLE_MS);
      samples.push(memoryOf(pid));
    }
    add(minute, String(minute), samples);
  }
}

console.log('| minute | service RSS MB | its PSS | PostgreSQL PSS MB | together MB | most |');
await Promise.all([useOften(), useSeldom(), sample()]);
await wait(MINUTE);
add(MINUTES + 1, 'idle', [memoryOf(pid)]);
const hasEnded = once(service, 'exit');
service.kill('SIGTERM');
await hasEnded;

const failed = [...counts.values()].reduce((sum, one) => sum + one.failed, 0);
for (const [name, { done, failed: wrong }] of counts) console.log(`${name}: ${done} done, ${wrong} failed`);
const last = steps.filter(({ minute }) => minute <= MINUTES).at(-1)?.together ?? Number.NaN;
const settled = steps.find(({ minute }) => minute === SETTLED_MINUTES)?.together;
const growth = settled === undefined ? 'not known' : `${mb(last - settled)} MB`;
const calls = [...counts.values()].reduce((sum, one) => sum + one.done, 0);
const verdict = `From minute ${SETTLED_MINUTES} to the end: ${growth}. In the last minutes ${mb(last)} MB together, wanted at most ${WANTED_MEGABYTES}.`;
console.log(verdict);
process.exitCode = failed > 0 || last > WANTED_MEGABYTES ? 1 : 0;
if (MINUTES >= 60)
  writeFileSync(
    fileURLToPath(new URL('../../docs/benchmarks/memory.md', import.meta.url)),
    `# Memory at 10,000 notes

\`pnpm --filter @my-note/api bench:memory\` (after a build; Linux only, it reads \`/proc\`): five people, one of them with
9,600 notes of 2 kB, use the built service with its site on the embedded database for ${MINUTES} minutes: ${Math.round(calls / MINUTES / 60)} things
a second, ${calls.toLocaleString('en')} in all, of which ${failed} failed. A line has the medians of the ${STEP_MINUTES} minutes before it, and the most that was seen.

| minute | service MB | of it its own | PostgreSQL MB | together MB | most MB |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

${verdict} "idle" is a minute after the last call.

"Service" is the resident set of its process with its threads, "of it its own" what is not shared with other programs of
the machine (proportional size). "PostgreSQL" is the proportional size of all processes that the service has started: what
they share is counted once. "Together" adds the first and the third.
`,
  );
