import { expect, inject, it } from 'vitest';
import { users } from '../../items/tables.ts';
import { createDatabase } from '../../testing/database/create-database.ts';
import { openPostgres } from './postgres/postgres.ts';

it('lets several replicas start together on a new database', async () => {
  const url = await createDatabase(inject('postgresUrl'));
  const handles = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url)));
  for (const { db } of handles) expect(await db.select().from(users)).toEqual([]);
  await Promise.all(handles.map(({ close }) => close()));
});

it('names the database that cannot be reached, without its password', async () => {
  const opening = openPostgres('postgres://me:secret@127.0.0.1:1/none');
  await expect(opening).rejects.toThrow(
    /postgres:\/\/me@127\.0\.0\.1:1\/none cannot be reached .*Check DATABASE_URL/,
  );
});
