import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readEvents } from '../../../testing/event-reader.ts';
import { useApp } from '../../../testing/test-app.ts';
import { notify } from '../notify.usecases.ts';

const { app, db, newUser, services } = useApp();

it('Notifications written while the listening connection was lost still reach the page', async () => {
  const origin = await app().listen({ port: 0, host: '127.0.0.1' });
  const ada = await newUser();
  const reader = await readEvents(origin, ada.accessToken);
  await reader.ready();
  const tell = (title: string) =>
    db().transaction((tx) =>
      notify(services(), tx, { to: ada._id, kind: 'operator-message', title, description: 'Text' }),
    );
  await tell('Before');
  await reader.until(() => reader.of('notification').length === 1);
  const cut = await db().execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like 'listen%'`,
  );
  expect(cut).toMatchObject({ rowCount: 1 });
  await tell('Meanwhile');
  await reader.until(() => reader.of('notification').length === 2);
  expect(reader.of('notification').map(({ data }) => data)).toMatchObject([
    { title: 'Before' },
    { title: 'Meanwhile' },
  ]);
  await reader.stop();
});
