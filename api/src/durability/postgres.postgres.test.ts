import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@my-note/shared-kit/contract';
import { afterAll, expect, inject, it } from 'vitest';
import { startPostgres } from '../testing/postgres-server.ts';
import { startServer } from '../testing/server-process.ts';
import { createDatabase } from '../testing/test-database.ts';
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

it(`No acknowledged write is lost when PostgreSQL itself is killed ${KILLS} times; the service goes on by itself`, {
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
