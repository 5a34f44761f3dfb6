import { setTimeout as wait } from 'node:timers/promises';
import { noteEnvelopeSchema, paths } from '@my-note/contract';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { migrations } from '../../core/database/migrations.ts';
import { openPostgres } from '../../core/database/postgres/postgres.ts';
import { createDatabase } from '../../testing/database/create-database.ts';
import { startPostgres } from '../../testing/database/postgres-server.ts';
import { startServer } from '../../testing/processes/server-process.ts';
import { newSession, send } from '../../testing/writers.ts';
import { createWriters, environment, KILLS, killInRounds, killService, TIMEOUT_MS } from './kill-rounds.ts';

const clusters: { stop: () => Promise<void> }[] = [];
afterAll(async () => {
  for (const cluster of clusters) await cluster.stop();
});

it(
  `On PostgreSQL no acknowledged write is lost when the service is killed ${KILLS} times`,
  {
    timeout: TIMEOUT_MS,
  },
  async () => killService({ DATABASE_URL: await createDatabase(inject('postgresUrl')) }),
);

it(`No acknowledged write is lost when PostgreSQL itself is killed ${KILLS} times; the service recovers`, {
  timeout: TIMEOUT_MS,
}, async () => {
  const cluster = await startPostgres(['fsync=on']);
  clusters.push(cluster);
  const server = await startServer(environment({ DATABASE_URL: cluster.url }));
  const url = server.url ?? '';
  await killInRounds(await createWriters(url), {
    url,
    kill: cluster.crash,
    async revive() {
      expect((await fetch(`${url}/api${paths.ready}`)).status).toBe(503);
      await cluster.start();
      while ((await fetch(`${url}/api${paths.ready}`)).status !== 200) await wait(50);
      return url;
    },
  });
  await server.stop('SIGTERM');
});

it('Writes while PostgreSQL is unavailable respond 503 with a time to retry', {
  timeout: TIMEOUT_MS,
}, async () => {
  const cluster = await startPostgres(['fsync=off']);
  clusters.push(cluster);
  const server = await startServer(environment({ DATABASE_URL: cluster.url }));
  const url = server.url ?? '';
  const token = await newSession(url);
  const { _id } = noteEnvelopeSchema.parse(await send(url, token, 'POST', paths.draft)).data;
  const write = async (method: string, where: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${url}/api${where}`, { method, headers, body: JSON.stringify(body) });
    return { status: response.status, retryAfter: response.headers.get('retry-after') };
  };
  await cluster.crash();
  const refused = { status: 503, retryAfter: '2' };
  expect(await write('PUT', paths.note(_id), { title: 'Plan', content: 'Text' })).toEqual(refused);
  expect(await write('POST', paths.categories, { title: 'Work' })).toEqual(refused);
  await server.stop('SIGTERM');
});

it('A start waits for PostgreSQL and reports that it waits', { timeout: TIMEOUT_MS }, async () => {
  const cluster = await startPostgres(['fsync=off']);
  clusters.push(cluster);
  await cluster.crash();
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const opening = openPostgres(cluster.url, migrations, 60_000);
  await vi.waitFor(() =>
    expect(said).toHaveBeenCalledWith(expect.stringContaining('Waiting for the database at')),
  );
  said.mockRestore();
  await cluster.start();
  await (await opening).close();
});
