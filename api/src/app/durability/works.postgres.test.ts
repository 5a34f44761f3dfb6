import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { openPostgres } from '../../core/database/postgres/postgres.ts';
import { items } from '../../items/tables.ts';
import { createDatabase } from '../../testing/database/create-database.ts';
import { zipOf } from '../../testing/files/archives.ts';
import { client, signUpAt } from '../../testing/processes/server-client.ts';
import { startServer } from '../../testing/processes/server-process.ts';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';

const newDirectory = useTemporaryDirectories();
const archiveOf = (notes: number) =>
  zipOf(Object.fromEntries(Array.from({ length: notes }, (_, n) => [`n${n}.md`, 'text '.repeat(200)])));

it('An import in a thread that a shutdown ends leaves nothing but its job', async () => {
  const DATABASE_URL = await createDatabase(inject('postgresUrl'), inject('postgresTemplate'));
  const environment = { DATABASE_URL, DATA_DIR: newDirectory() };
  const server = await startServer(environment);
  const token = await signUpAt(server.url);
  const user = client(server.url, token);
  const id = await user.startImport(await archiveOf(3_000));
  while ((await user.job(id)).done === 0) await wait(20);
  expect(await server.stop('SIGTERM')).toMatchObject({ code: 0 });
  expect(readdirSync(path.join(environment.DATA_DIR, 'uploads'))).toEqual([]);
  const { db, close } = await openPostgres(DATABASE_URL);
  expect(await db.$count(items)).toBe(0);
  await close();

  const second = await startServer(environment);
  const after = client(second.url, token);
  expect(await after.job(id)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('was stopped'),
  });
  const next = await after.startImport(await archiveOf(20));
  await expect.poll(async () => (await after.job(next)).status).toBe('done');
  expect((await after.list()).length).toBe(20);
  await second.stop('SIGTERM');
});
