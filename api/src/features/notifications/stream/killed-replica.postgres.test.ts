import { loginAnswerSchema, notificationSchema, paths } from '@my-note/contract';
import { expect, inject, it } from 'vitest';
import { openPostgres } from '../../../core/database/postgres/postgres.ts';
import { randomIds, systemClock } from '../../../core/services.ts';
import { createDatabase } from '../../../testing/database/create-database.ts';
import { type EventReader, readEvents } from '../../../testing/event-reader.ts';
import { eventually } from '../../../testing/eventually.ts';
import { startServer } from '../../../testing/processes/server-process.ts';
import { useTemporaryDirectories } from '../../../testing/temporary-directories.ts';
import { newEmail, PASSWORD } from '../../../testing/test-user.ts';
import { createBusFeed } from '../feed/sse.adapter.ts';
import { notify } from '../notify.usecases.ts';

const PEOPLE = 10;
const MESSAGES = 60;
const KILLED_AFTER = 20;
const newDirectory = useTemporaryDirectories();

async function post(url: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

async function signUp(origin: string) {
  const account = { email: newEmail(), password: PASSWORD, name: 'Ada' };
  const identity = await post(`${origin}/api${paths.signUp}`, account);
  const token = Object(identity).token;
  return loginAnswerSchema.parse(
    await post(`${origin}/api${paths.loginRequests}`, { provider: 'embedded', token }),
  );
}

/** Reads at the first address, and after a lost connection at the next one from the last event on. */
function follow(origins: string[], token: string) {
  const readers: EventReader[] = [];
  const events = () => readers.flatMap((reader) => reader.events);
  const state = { stopped: false };

  async function read(): Promise<void> {
    for (const origin of origins) {
      const reader = await readEvents(origin, token, events().findLast(({ id }) => id)?.id);
      readers.push(reader);
      await eventually(() => reader.state.ended || state.stopped, 60_000);
      await reader.stop();
    }
  }
  const done = read();
  return {
    isReading: () => events().length > 0,
    streams: () => readers.length,
    titles: () =>
      events()
        .filter(({ event }) => event === 'notification')
        .map(({ data }) => notificationSchema.parse(data).title),
    stop: () => {
      state.stopped = true;
      return done;
    },
  };
}

it('The streams of a killed replica move to another one and miss no event', async () => {
  const url = await createDatabase(inject('postgresUrl'));
  const environment = { DATABASE_URL: url, DATA_DIR: newDirectory(), LOG_LEVEL: 'silent' };
  const [first, second] = [await startServer(environment), await startServer(environment)];
  if (!first.url || !second.url) throw new Error('A replica did not start');
  const origin = second.url;
  const { db, bus, close } = await openPostgres(url);

  const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(origin)));
  const origins = [first.url, second.url];
  const readers = people.map(({ accessToken }) => follow(origins, accessToken));
  await eventually(() => readers.every(({ isReading }) => isReading()));
  const expected = Array.from({ length: MESSAGES }, (_, n) => `Message ${n}`);
  const services = { feed: createBusFeed({ bus }), clock: systemClock, ids: randomIds };
  for (const [n, title] of expected.entries()) {
    if (n === KILLED_AFTER) await first.stop('SIGKILL');
    const message = { kind: 'operator-message' as const, title, description: 'Text' };
    await Promise.all(
      people.map(({ user }) => db.transaction((tx) => notify(services, tx, { to: user._id, ...message }))),
    );
  }
  await eventually(() => readers.every(({ titles }) => titles().length >= MESSAGES));
  for (const { titles, streams } of readers) expect([streams(), titles()]).toEqual([2, expected]);
  for (const reader of readers) await reader.stop();
  await second.stop('SIGTERM');
  await close();
});
