import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@my-note/contract';
import { percentile } from '../percentile.ts';
import { attacks } from './hostile-requests.ts';

/** What 50 hostile requests a second cost others: how long a reader waits, quiet and attacked in turns. */
const HOSTILE_A_SECOND = 50;
const READS_A_SECOND = 20;
const SECONDS = 2;
const ROUNDS = 10;
const WANTED = 2;

const server = fork(path.join(import.meta.dirname, 'hostile-server.ts'), { execArgv: ['--import', 'tsx'] });
const [ready]: { origin: string; token: string; slugs: string[] }[] = await once(server, 'message');
if (!ready) throw new Error('The server did not start');
const { origin, token, slugs } = ready;

const attacker = fork(path.join(import.meta.dirname, 'hostile-attacker.ts'), {
  execArgv: ['--import', 'tsx'],
});
const order = { origin, perSecond: HOSTILE_A_SECOND, seconds: SECONDS };

/** Reads so many a second, whether or not the ones before are answered. */
async function readForAWhile(): Promise<number[]> {
  const begun: Promise<number>[] = [];
  const start = performance.now();
  for (let n = 0; n < READS_A_SECOND * SECONDS; n += 1) {
    await wait(Math.max(0, start + (n * 1000) / READS_A_SECOND - performance.now()));
    begun.push(read(n));
  }
  return Promise.all(begun);
}

/** Milliseconds of processor time that the service has taken: what another program on the machine does not change. */
async function cpuMs(): Promise<number> {
  const response = once(server, 'message');
  server.send('cpu');
  const [used]: number[] = await response;
  return used ?? Number.NaN;
}

async function read(n: number): Promise<number> {
  const slug = encodeURIComponent(slugs[n % slugs.length] ?? '');
  const started = performance.now();
  const response = await fetch(`${origin}/api${paths.noteBySlug}?slug=${slug}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`A reader got ${response.status}`);
  return performance.now() - started;
}

const lines: string[] = [];
let worst = 0;
await readForAWhile();
for (const [attack, { name }] of attacks.entries()) {
  const quiet: number[] = [];
  const attacked: number[] = [];
  const cpu = { quiet: 0, attacked: 0 };
  const statuses = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = await cpuMs();
    quiet.push(...(await readForAWhile()));
    const middle = await cpuMs();
    cpu.quiet += middle - start;
    const answered = once(attacker, 'message');
    attacker.send({ ...order, attack });
    attacked.push(...(await readForAWhile()));
    const [responses]: number[][] = await answered;
    cpu.attacked += (await cpuMs()) - middle;
    for (const status of responses ?? []) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  const [before, during] = [percentile(quiet, 0.95), percentile(attacked, 0.95)];
  const ratio = during / before;
  worst = Math.max(worst, ratio);
  const cost = (cpu.attacked - cpu.quiet) / (HOSTILE_A_SECOND * SECONDS * ROUNDS);
  const answered = [...statuses].map(([status, count]) => `${count} × ${status || 'cut'}`).join(', ');
  lines.push(
    `| ${name} | ${before.toFixed(1)} | ${during.toFixed(1)} | ${ratio.toFixed(2)} | ${cost.toFixed(1)} | ${answered} |`,
  );
  console.log(lines.at(-1));
}
server.kill('SIGKILL');
attacker.kill('SIGKILL');
const verdict = `Largest ratio ${worst.toFixed(2)}, wanted at most ${WANTED}.`;
console.log(verdict);
writeFileSync(
  path.join(import.meta.dirname, '../../../docs/benchmarks/hostile.md'),
  `# Hostile requests

\`pnpm --filter @my-note/api bench:hostile\`: ${HOSTILE_A_SECOND} requests a second to the sign-in by somebody without an account, and ${READS_A_SECOND} notes a second
read by somebody else, embedded database, ${ROUNDS} × ${SECONDS} s quiet and attacked in turns. ${cpus().length} cores for server, attacker and reader.

| sent | quiet p95 ms | attacked p95 ms | ratio | processor ms each | responses |
| --- | ---: | ---: | ---: | ---: | --- |
${lines.join('\n')}

${verdict}
`,
);
process.exitCode = worst > WANTED ? 1 : 0;
