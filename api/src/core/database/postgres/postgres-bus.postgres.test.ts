import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { createDatabase } from '../../../testing/database/create-database.ts';
import { eventually } from '../../../testing/eventually.ts';
import { openPostgres } from './postgres.ts';
import { openPostgresBus } from './postgres-bus.ts';

it('reconnects after its connection was cut, and reports that messages may have been missed', async () => {
  const { db, bus, close } = await openPostgres(await createDatabase(inject('postgresUrl')));
  const heard: string[] = [];
  let missed = 0;
  bus.subscribe('session-ended', {
    message: ({ sessionId }) => heard.push(sessionId),
    missed: () => {
      missed += 1;
    },
  });
  await eventually(() => missed === 1);
  const cut = await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like 'listen%'`,
  );
  expect(cut).toMatchObject({ rowCount: 1 });
  await eventually(() => missed === 2);
  await bus.publish(db, 'session-ended', { sessionId: 'after' });
  await eventually(() => heard.includes('after'));
  await close();
});

it('closes although its database cannot be reached any more', async () => {
  const bus = openPostgresBus('postgres://nobody@127.0.0.1:1/none');
  bus.subscribe('session-ended', { message: () => undefined, missed: () => undefined });
  await new Promise((resolve) => setTimeout(resolve, 50));
  await bus.close();
});
