import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@my-note/contract';
import { expect, inject, it } from 'vitest';
import { createDatabase } from '../../testing/database/create-database.ts';
import { startServer } from '../../testing/processes/server-process.ts';
import { createWriter, newSession, send, type Writer } from '../../testing/writers.ts';
import { environment, expectNothingMissing } from './kill-rounds.ts';

async function twoReplicas() {
  const settings = environment({ DATABASE_URL: await createDatabase(inject('postgresUrl')) });
  const [first, second] = await Promise.all([startServer(settings), startServer(settings)]);
  return { first, second, urls: [first.url ?? '', second.url ?? ''] as const };
}

it('One of two replicas is killed under load: no acknowledged write is lost, and the other has no errors', {
  timeout: 120_000,
}, async () => {
  const { first, second, urls } = await twoReplicas();
  const token = await newSession(urls[0]);
  const writers: Writer[] = [];
  for (let n = 0; n < 6; n += 1) writers.push(await createWriter(urls[1], token, `Writer-${n}`));
  let isOver = false;
  const [lost, kept] = [urls[0], urls[1]].map((url, side) =>
    writers.filter((_, n) => n % 2 === side).map((writer) => writer.run(url, () => isOver)),
  );
  await wait(1_500);
  const before = writers.map((writer) => writer.total());
  await first.stop('SIGKILL');
  expect(await Promise.all(lost ?? [])).toEqual([expect.any(Error), expect.any(Error), expect.any(Error)]);
  await wait(1_500);
  isOver = true;
  expect(await Promise.all(kept ?? [])).toEqual([undefined, undefined, undefined]);
  await expectNothingMissing(writers, urls[1]);
  for (const n of [1, 3, 5]) expect(writers[n]?.total()).toBeGreaterThan(before[n] ?? 0);
  await second.stop('SIGTERM');
});

it('A session made at one replica works at the other immediately, in every order', {
  timeout: 120_000,
}, async () => {
  const { first, second, urls } = await twoReplicas();
  const token = await newSession(urls[0]);
  for (let n = 0; n < 10; n += 1) {
    const [here, there] = n % 2 ? urls : [urls[1], urls[0]];
    const entry = { key: 'dashboardTab', value: `tab ${n}` };
    await send(here, token, 'PUT', paths.configs, entry);
    expect(await send(there, token, 'GET', paths.configs)).toContainEqual(entry);
  }
  await Promise.all([first.stop('SIGTERM'), second.stop('SIGTERM')]);
});
