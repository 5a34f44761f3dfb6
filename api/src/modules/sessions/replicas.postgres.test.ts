import { paths } from '@my-note/shared-kit/contract';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import type { DatabaseHandle } from '../../db/database.ts';
import { openPostgres } from '../../db/postgres.ts';
import { openFileStore } from '../../files/open-file-store.ts';
import { randomIds } from '../../services.ts';
import { eventually } from '../../testing/eventually.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createDatabase } from '../../testing/test-database.ts';
import { signUp } from '../../testing/test-user.ts';

const started: { app: TestApp; database: DatabaseHandle }[] = [];
/** A clock that stands still: nothing is forgotten only because time has passed. */
const now = new Date();

beforeAll(async () => {
  const url = await createDatabase(inject('postgresUrl'));
  for (let n = 0; n < 2; n += 1) {
    const database = await openPostgres(url);
    const config = readConfig({ LOG_LEVEL: 'silent' });
    const { db, bus } = database;
    const files = openFileStore(config);
    const app = await buildApp({ db, bus, clock: () => now, ids: randomIds, files, config });
    started.push({ app, database });
  }
});
afterAll(async () => {
  for (const { app, database } of started) {
    await app.close();
    await database.close();
  }
});

it('A session that ends on one replica ends on the other, although that one had it in its cache', async () => {
  const [here, there] = started.map(({ app }) => app);
  if (!here || !there) throw new Error('Two replicas are needed');
  const ada = await signUp(here);
  const headers = { authorization: `Bearer ${ada.accessToken}` };
  const ask = () => there.inject({ url: `/api${paths.configs}`, headers });
  expect((await ask()).statusCode).toBe(200);
  await ada.call('DELETE', paths.currentLogin);
  await eventually(async () => (await ask()).statusCode === 401, 2_000);
});
