import { notificationPageSchema, paths } from '@my-note/contract';
import { pushPaths, pushSchema } from '@my-note/contract/push';
import { expect, inject, it } from 'vitest';
import { openPostgres } from '../../core/database/postgres/postgres.ts';
import { randomIds, systemClock } from '../../core/services.ts';
import { createDatabase } from '../../testing/database/create-database.ts';
import { startServer } from '../../testing/processes/server-process.ts';
import { usePushService } from '../../testing/push/use-push-service.ts';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { newSession, send } from '../../testing/writers.ts';
import { createBusFeed } from '../notifications/feed/sse.adapter.ts';
import { notifyMany } from '../notifications/notify.usecases.ts';
import { withPush } from './push-feed.adapter.ts';

const PEOPLE = 4;
const MESSAGES = 15;
/** A lease and a poll of the worker. */
const PATIENT = { timeout: 90_000 };
const newDirectory = useTemporaryDirectories();
const { service, count } = usePushService();

async function twoReplicas() {
  const url = await createDatabase(inject('postgresUrl'));
  const settings = { DATABASE_URL: url, DATA_DIR: newDirectory(), WEB_PUSH_ALLOW_PRIVATE: 'on' };
  const start = async () => {
    const server = await startServer(settings);
    return { ...server, url: server.url ?? '' };
  };
  return { url, start, both: await Promise.all([start(), start()]) };
}

/** Signs up at a server, and lets a browser subscribe; the id of the person. */
async function subscribeAt(url: string) {
  const token = await newSession(url);
  const { publicKey } = pushSchema.parse(await send(url, token, 'GET', pushPaths.push));
  const { subscription } = service().subscribe(publicKey ?? '');
  await send(url, token, 'PUT', pushPaths.push, subscription);
  const [welcome] = notificationPageSchema.parse(await send(url, token, 'GET', paths.notifications)).data;
  return welcome?.to ?? '';
}

it('Two processes send each message once, and what they send when they are killed is sent by the next', {
  timeout: 150_000,
}, async () => {
  const { url, start, both } = await twoReplicas();
  const people: string[] = [];
  // All processes show themselves with the same key, or the push service would refuse them.
  for (let n = 0; n < PEOPLE; n += 1) people.push(await subscribeAt(both[n % 2]?.url ?? ''));
  const { db, bus, close } = await openPostgres(url);
  const services = {
    clock: systemClock,
    ids: randomIds,
    feed: withPush(createBusFeed({ bus }), systemClock),
  };
  const tell = (title: string) =>
    db.transaction((tx) => notifyMany(services, tx, people, { kind: 'welcome', title, description: '' }));

  for (let n = 0; n < MESSAGES; n += 1) await tell(`Message ${n}`);
  await count(PEOPLE * MESSAGES);
  const seen = service().received.map(({ path, payload }) => `${path} ${payload.title}`);
  expect(new Set(seen).size).toBe(PEOPLE * MESSAGES);

  // Never a response: the messages are under way when both processes die.
  service().received.length = 0;
  service().respondWith(() => undefined);
  await tell('Under way');
  await count(PEOPLE);
  const tags = new Set(service().received.map(({ payload }) => payload.tag));
  await Promise.all(both.map((server) => server.stop('SIGKILL')));
  service().received.length = 0;
  service().respondWith(201);
  const next = await start();
  await expect.poll(() => service().received.length, PATIENT).toBe(PEOPLE);
  expect(new Set(service().received.map(({ payload }) => payload.tag))).toEqual(tags);
  await close();
  await next.stop('SIGTERM');
});
