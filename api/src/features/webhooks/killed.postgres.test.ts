import { noteSchema, paths } from '@my-note/contract';
import { newWebhookSchema, webhookPaths } from '@my-note/contract/webhooks';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDatabase } from '../../testing/database/create-database.ts';
import { openHookReceiver } from '../../testing/hook-receiver.ts';
import { startServer } from '../../testing/processes/server-process.ts';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { newSession, send } from '../../testing/writers.ts';

const PEOPLE = 4;
const NOTES = 10;
/** A lease and a poll of the worker. */
const PATIENT = { timeout: 90_000 };
const newDirectory = useTemporaryDirectories();

let receiver: Awaited<ReturnType<typeof openHookReceiver>>;
beforeAll(async () => {
  receiver = await openHookReceiver();
});
afterAll(() => receiver.close());

const count = (wanted: number) => expect.poll(() => receiver.received.length, PATIENT).toBe(wanted);
const ids = () => new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
const notes = () => new Set(receiver.events().map(({ data }) => data._id));

/** Signs up at a server, with a webhook for new notes. */
async function personAt(url: string) {
  const token = await newSession(url);
  const body = { name: 'Mine', address: receiver.address, events: ['note.created'] };
  newWebhookSchema.parse(await send(url, token, 'POST', webhookPaths.webhooks, body));
  return token;
}

it('Two processes deliver each event once, and what they deliver when they are killed comes from the next', {
  timeout: 200_000,
}, async () => {
  const settings = {
    DATABASE_URL: await createDatabase(inject('postgresUrl')),
    DATA_DIR: newDirectory(),
    WEBHOOK_ALLOW_PRIVATE: 'on',
  };
  const start = async () => {
    const server = await startServer(settings);
    return { ...server, url: server.url ?? '' };
  };
  const both = await Promise.all([start(), start()]);
  const urlOf = (n: number) => both[n % 2]?.url ?? '';
  const people: string[] = [];
  for (let n = 0; n < PEOPLE; n += 1) people.push(await personAt(urlOf(n)));
  /** A note of each person, by one process or the other. */
  const write = (n: number) =>
    Promise.all(
      people.map(async (token, person) => {
        const made = await send(urlOf(n + person), token, 'POST', paths.notes, { title: `Note ${n}` });
        return noteSchema.parse(made)._id;
      }),
    );

  const written = [];
  for (let n = 0; n < NOTES; n += 1) written.push(...(await write(n)));
  await count(PEOPLE * NOTES);
  expect(ids().size).toBe(PEOPLE * NOTES);
  expect(notes()).toEqual(new Set(written));

  // Never a response: the deliveries are under way when both processes die.
  receiver.received.length = 0;
  receiver.respondWith(() => {});
  const late = await write(0);
  await count(PEOPLE);
  const underWay = ids();
  await Promise.all(both.map((server) => server.stop('SIGKILL')));
  receiver.received.length = 0;
  receiver.respondWith((_request, response) => response.end('Thanks'));
  const next = await start();
  await count(PEOPLE);
  expect(ids()).toEqual(underWay);
  expect(notes()).toEqual(new Set(late));
  await next.stop('SIGTERM');
});
