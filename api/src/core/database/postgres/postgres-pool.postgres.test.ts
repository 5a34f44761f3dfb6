import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { createDatabase } from '../../../testing/database/create-database.ts';
import { openPostgres } from './postgres.ts';

it('has room for new connections after many lost ones', async () => {
  const url = await createDatabase(inject('postgresUrl'));
  const { db, close } = await openPostgres(url);
  const operator = new pg.Client({ connectionString: url });
  await operator.connect();
  let failed = 0;
  let isOver = false;
  const work = async () => {
    while (!isOver) {
      await db
        .transaction((tx) => tx.execute(sql`select 1`))
        .catch(() => {
          failed += 1;
        });
    }
  };
  const workers = Array.from({ length: 10 }, work);
  for (let n = 0; n < 60; n += 1) {
    await wait(20);
    await operator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  }
  isOver = true;
  await Promise.all(workers);
  expect(failed).toBeGreaterThan(10);
  await wait(1_500);
  const backends = Array.from({ length: 10 }, () =>
    db.transaction(async (tx) => {
      const [row] = await tx.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`pg_sleep(0.3)`);
      return row?.pid;
    }),
  );
  expect(new Set(await Promise.all(backends)).size).toBe(10);
  await operator.end();
  await close();
});
