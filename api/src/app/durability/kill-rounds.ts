import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { startServer } from '../../testing/processes/server-process.ts';
import { createWriter, newSession, type Writer } from '../../testing/writers.ts';

const WRITERS = 3;

/** How often a process is killed; more for a thorough run. */
export const KILLS = Number(process.env.DURABILITY_KILLS ?? 2);
export const TIMEOUT_MS = 60_000 + KILLS * 30_000;

export const environment = (more: Record<string, string>) => ({ WRITES_PER_MINUTE: '0', ...more });

export async function createWriters(url: string): Promise<Writer[]> {
  const token = await newSession(url);
  const writers: Writer[] = [];
  for (let n = 0; n < WRITERS; n += 1) writers.push(await createWriter(url, token, `Writer-${n}`));
  return writers;
}

export async function expectNothingMissing(writers: Writer[], url: string) {
  for (const writer of writers) expect(await writer.missing(url)).toEqual([]);
}

const totalOf = (writers: Writer[]) => writers.reduce((sum, writer) => sum + writer.total(), 0);

/** In the midst of many writes, and not always at the same point of one. */
async function someWrites(writers: Writer[]) {
  const enough = totalOf(writers) + 10 + Math.floor(Math.random() * 30);
  while (totalOf(writers) < enough) await wait(Math.random() * 10);
}

/** Lets writers write, kills what they write to, brings it back, and looks for every acknowledged write. */
export async function killInRounds(
  writers: Writer[],
  {
    url,
    kill,
    revive,
  }: {
    url: string;
    kill: () => Promise<unknown>;
    revive: () => Promise<string>;
  },
) {
  let where = url;
  for (let round = 0; round < KILLS; round += 1) {
    let isOver = false;
    const runs = writers.map((writer) => writer.run(where, () => isOver));
    await Promise.race([someWrites(writers), ...runs]);
    await kill();
    isOver = true;
    await Promise.all(runs);
    where = await revive();
    await expectNothingMissing(writers, where);
  }
  console.log(`  ${KILLS} kills, ${totalOf(writers)} acknowledged writes, none missing`);
  expect(totalOf(writers)).toBeGreaterThan(KILLS * 10);
}

/** Kills the service again and again. */
export async function killService(settings: Record<string, string>) {
  let server = await startServer(environment(settings));
  const url = server.url ?? '';
  const writers = await createWriters(url);
  await killInRounds(writers, {
    url,
    kill: () => server.stop('SIGKILL'),
    async revive() {
      server = await startServer(environment(settings));
      return server.url ?? '';
    },
  });
  await server.stop('SIGTERM');
}
