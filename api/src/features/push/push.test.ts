import { links, paths } from '@my-note/contract';
import { pushPaths, pushTestSchema } from '@my-note/contract/push';
import { beforeEach, describe, expect, it } from 'vitest';
import { readPush, usePushService } from '../../testing/push/use-push-service.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { type Message, notify } from '../notifications/notify.usecases.ts';
import { pushMessages } from './push.table.ts';
import { forgetMessages } from './send.usecases.ts';

const PATIENT = { timeout: 20_000 };
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const { newUser, services, db, advance } = useApp({
  webPushAllowPrivate: true,
  publicUrl: 'https://notes.example.org',
  writesPerMinute: 0,
});
const { service, subscribe, count } = usePushService();

let ada: TestUser;
beforeEach(async () => {
  ada = await newUser();
  await db().delete(pushMessages);
});

const tell = (user: TestUser, message: Partial<Message> = {}) =>
  db().transaction((tx) =>
    notify(services(), tx, {
      ...{ to: user._id, kind: 'share-viewed', title: 'Somebody read', description: 'Your plan' },
      ...message,
    }),
  );
/** Puts the clock forward, and lets the worker look at it. */
const later = async (milliseconds: number) => {
  advance(milliseconds);
  await services().bus.publish(db(), 'push-due', {});
};
const waiting = () => db().select().from(pushMessages);
const drained = () => expect.poll(async () => (await waiting()).length, PATIENT).toBe(0);
/** Until the next try of the only message that waits is known: its lease has ended. */
const failed = (tries: number) =>
  expect.poll(async () => (await waiting()).map((row) => row.tries), PATIENT).toEqual([tries]);

describe('A notification', () => {
  it('is pushed to every browser of its person, encrypted and with its address', async () => {
    const phone = await newUser(ada.email);
    const bob = await newUser();
    const browsers = [await subscribe(ada), await subscribe(phone)];
    await subscribe(bob);
    await tell(ada, { href: '/plan' });
    await count(2);
    expect(
      service()
        .received.map(({ path }) => path)
        .sort(),
    ).toEqual(browsers.map(({ path }) => path).sort());
    const [message] = service().received;
    expect(message?.payload).toEqual({
      title: 'Somebody read',
      description: 'Your plan',
      address: '/plan',
      tag: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(message?.headers).toMatchObject({ urgency: 'low', topic: expect.stringMatching(/^[\w-]{22}$/) });
    expect(Number(message?.headers.ttl)).toBeGreaterThan(23 * 3600);
    await drained();
  });

  it('without an address leads to the list, and a long one is shortened', async () => {
    await subscribe(ada);
    await tell(ada, { kind: 'operator-message', title: 'ü'.repeat(1_000), description: '😀'.repeat(2_000) });
    await count(1);
    const { payload, headers } = service().received[0] ?? {};
    expect(payload?.address).toBe(links.notifications());
    expect(payload?.title).toBe(`${'ü'.repeat(150)}…`);
    expect(payload?.description).toBe(`${'😀'.repeat(300)}…`);
    expect(Number(headers?.['content-length'])).toBeLessThan(4_096);
    expect(headers?.urgency).toBe('normal');
  });

  it('of a muted kind is not pushed, nor one that was rolled back', async () => {
    await subscribe(ada);
    await ada.call('PUT', paths.configs, { key: 'mutedNotifications', value: 'videos' });
    await tell(ada, { kind: 'videos', title: 'Muted' });
    const rolledBack = db().transaction(async (tx) => {
      await notify(services(), tx, { to: ada._id, kind: 'welcome', title: 'Lost', description: '' });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await tell(ada, { title: 'Heard' });
    await count(1);
    expect(service().titles()).toEqual(['Heard']);
  });

  it('that was read elsewhere meanwhile is not pushed any more', async () => {
    await subscribe(ada);
    service().respondWith(503);
    await tell(ada);
    await count(1);
    await failed(1);
    await ada.call('POST', paths.readAll);
    await later(MINUTE);
    await drained();
    expect(service().received.length).toBe(1);
  });
});

describe('A message', () => {
  it('that a push service cannot take is sent again with growing pauses, as the same one', async () => {
    await subscribe(ada);
    service().respondWith(500);
    await tell(ada);
    await count(1);
    await failed(1);
    await later(40 * SECOND);
    await count(2);
    await failed(2);
    await later(40 * SECOND);
    expect(service().received.length).toBe(2);
    service().respondWith(201);
    await later(2 * MINUTE);
    await count(3);
    await drained();
    expect(new Set(service().received.map(({ payload }) => payload.tag)).size).toBe(1);
    expect(new Set(service().received.map(({ headers }) => headers.topic)).size).toBe(1);
  });

  it('waits as long as the push service says, and so do others to the same browser', async () => {
    await subscribe(ada);
    service().respondWith((response) => response.writeHead(429, { 'retry-after': '7200' }).end());
    await tell(ada, { title: 'First' });
    await count(1);
    await failed(1);
    await db().transaction(async (tx) => {
      const to = ada._id;
      for (const title of ['Second', 'Third'])
        await notify(services(), tx, { to, kind: 'welcome', title, description: '' });
    });
    await count(2);
    await expect
      .poll(async () => (await waiting()).map((row) => row.tries).sort(), PATIENT)
      .toEqual([0, 1, 1]);
    service().respondWith(201);
    await later(90 * MINUTE);
    expect(service().received.length).toBe(2);
    await later(31 * MINUTE);
    await count(5);
    await drained();
  });

  it('that is refused is dropped, and the browser stays', async () => {
    await subscribe(ada);
    service().respondWith(413);
    await tell(ada);
    await count(1);
    await drained();
    expect((await readPush(ada)).devices.length).toBe(1);
  });

  it('is given up after a day', async () => {
    await subscribe(ada);
    service().respondWith(503);
    await tell(ada);
    await count(1);
    await failed(1);
    await later(25 * HOUR);
    await drained();
    expect(service().received.length).toBe(1);
  });

  it('to a session that has expired is not sent, and removed by the housekeeping after a day', async () => {
    await subscribe(ada);
    advance(200 * 24 * HOUR);
    await tell(ada);
    await later(MINUTE);
    await forgetMessages(services());
    expect((await waiting()).length).toBe(1);
    advance(25 * HOUR);
    await forgetMessages(services());
    expect(await waiting()).toEqual([]);
    expect(service().received).toEqual([]);
  });
});

describe('A browser', () => {
  it.each([404, 410])('that its push service does not know any more (%i) is removed', async (status) => {
    await subscribe(ada);
    service().respondWith(status);
    await tell(ada);
    await count(1);
    await expect.poll(async () => (await readPush(ada)).devices, PATIENT).toEqual([]);
    await drained();
  });

  it('can be tried, and hears what its push service says', async () => {
    const { id } = await subscribe(ada);
    const test = async () => pushTestSchema.parse((await ada.call('POST', pushPaths.test(id))).body);
    expect(await test()).toEqual({ sent: true, reason: null });
    expect(service().titles()).toEqual(['Notifications work here']);
    service().respondWith(503);
    expect(await test()).toEqual({ sent: false, reason: 'the push service responded 503' });
    service().respondWith(410);
    expect((await test()).sent).toBe(false);
    expect((await readPush(ada)).devices).toEqual([]);
    const bob = await newUser();
    expect((await bob.call('POST', pushPaths.test((await subscribe(ada)).id))).status).toBe(404);
  });
});
