import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { startServer } from '../../testing/processes/server-process.ts';
import { createWriter, newSession, type Writer } from '../../testing/writers.ts';

const WRITERS = 3;

/** How often a process is killed; set it higher for a thorough run. */
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

/** Some time during many writes, at a varying point of one. */
async function someWrites(writers: Writer[]) {
  const enough = totalOf(writers) + 10 + Math.floor(Math.random() * 30);
  while (totalOf(writers) < enough) await wait(Math.random() * 10);
}

/** Starts writers, kills the process, restarts it, and checks that it has every acknowledged write. */
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
