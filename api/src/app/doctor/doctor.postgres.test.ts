import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { openPostgres } from '../../core/database/postgres/postgres.ts';
import { createDatabase } from '../../testing/database/create-database.ts';
import { checkPostgres } from './postgres-database.ts';

it('my-note doctor reads version, migrations, and clock of a PostgreSQL, and changes nothing', async () => {
  const url = await createDatabase(inject('postgresUrl'));
  const [before] = await checkPostgres(url, false);
  expect(before).toMatchObject({
    state: 'warning',
    text: expect.stringMatching(/runs \d+ migrations, and no backup before, as BACKUP_TO is not set/),
  });
  expect((await checkPostgres(url, true))[0]).toMatchObject({
    state: 'ok',
    text: expect.stringContaining('makes a backup in BACKUP_TO before'),
  });
  await (await openPostgres(url)).close();
  expect(await checkPostgres(url, false)).toMatchObject([
    {
      check: 'database',
      state: 'ok',
      text: expect.stringMatching(/^PostgreSQL \S+ .*with every migration$/),
    },
    { check: 'clock', state: 'ok' },
  ]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
  );
  await client.end();
  expect((await checkPostgres(url, false))[0]).toMatchObject({
    state: 'failed',
    text: expect.stringContaining('data was written by a newer version'),
  });
});
