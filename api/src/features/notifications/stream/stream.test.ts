import { type Notification, notificationPageSchema, notificationSchema, paths } from '@my-note/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { readEvents } from '../../../testing/event-reader.ts';
import { useApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { notify } from '../notify.usecases.ts';

const HEARTBEAT_MS = 40;
const { app, advance, newUser, services } = useApp({ streamHeartbeatMs: HEARTBEAT_MS });

let origin = '';
beforeAll(async () => {
  origin = await app().listen({ port: 0, host: '127.0.0.1' });
});

const tell = ({ _id }: TestUser, title: string) =>
  services().db.transaction((tx) =>
    notify(services(), tx, { to: _id, kind: 'operator-message', title, description: 'Text' }),
  );
async function open(user: TestUser, lastEventId?: string) {
  const reader = await readEvents(origin, user.accessToken, lastEventId);
  await reader.ready();
  const titles = () => notifications().map(({ title }) => title);
  const notifications = (): Notification[] =>
    reader.of('notification').map(({ data }) => notificationSchema.parse(data));
  const unread = () => reader.of('unread').at(-1)?.data;
  return { ...reader, titles, notifications, unread };
}

describe('The stream', () => {
  it('is sent unbuffered and uncached, and starts with the count, not with old notifications', async () => {
    const ada = await newUser();
    const reader = await open(ada);
    expect(reader.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(reader.headers.get('cache-control')).toContain('no-transform');
    expect(reader.headers.get('x-accel-buffering')).toBe('no');
    expect(reader.headers.get('x-content-type-options')).toBe('nosniff');
    const [welcome] = notificationPageSchema.parse((await ada.call('GET', paths.notifications)).body).data;
    await reader.until(() => reader.events.length > 1);
    expect(reader.events).toEqual([
      { event: 'unread', id: welcome?._id, data: { unread: 1 } },
      { event: 'items', id: welcome?._id, data: { revision: 0 } },
    ]);
    await reader.stop();
  });

  it('ignores late messages about notifications that it has already sent', async () => {
    const ada = await newUser();
    await tell(ada, 'Old');
    const known = notificationPageSchema.parse((await ada.call('GET', paths.notifications)).body).data;
    const reader = await open(ada);
    const { db, bus } = services();
    const late = known.map(({ _id }): [string, string] => [ada._id, _id]);
    await db.transaction((tx) => bus.publish(tx, 'notified', { items: late }));
    await tell(ada, 'News');
    await reader.until(() => reader.titles().includes('News'));
    expect(reader.titles()).toEqual(['News']);
    await reader.stop();
  });

  it('needs a session', async () => {
    expect((await readEvents(origin, 'nonsense')).status).toBe(401);
  });

  it('reaches every page of the recipient only', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    const [one, two, other] = [await open(ada), await open(ada), await open(bob)];
    await tell(ada, 'Hello');
    await tell(bob, 'Only for Bob');
    for (const reader of [one, two]) {
      await reader.until(() => reader.titles().length === 1);
      expect(reader.titles()).toEqual(['Hello']);
      expect(reader.of('notification')[0]?.id).toBe(reader.notifications()[0]?._id);
      await reader.until(() => JSON.stringify(reader.unread()) === '{"unread":2}');
    }
    await other.until(() => other.titles().length === 1);
    expect(other.titles()).toEqual(['Only for Bob']);
    for (const reader of [one, two, other]) await reader.stop();
  });

  it('sends missed notifications after a lost connection, once and in order', async () => {
    const ada = await newUser();
    const first = await open(ada);
    await tell(ada, 'Seen');
    await first.until(() => first.titles().length === 1);
    await first.stop();
    for (const title of ['Missed 1', 'Missed 2', 'Missed 3']) await tell(ada, title);
    const second = await open(ada, first.of('notification')[0]?.id);
    await tell(ada, 'Live');
    await second.until(() => second.titles().includes('Live'));
    expect(second.titles()).toEqual(['Missed 1', 'Missed 2', 'Missed 3', 'Live']);
    await second.stop();
  });

  it('sends missed notifications also to a reader that has received none yet', async () => {
    const ada = await newUser();
    const first = await open(ada);
    await first.stop();
    await tell(ada, 'Missed');
    const second = await open(ada, first.of('unread')[0]?.id);
    await second.until(() => second.titles().length > 0);
    expect(second.titles()).toEqual(['Missed']);
    await second.stop();
  });

  it('sends the unread count when another page read something', async () => {
    const ada = await newUser();
    const reader = await open(ada);
    await ada.call('POST', paths.readAll);
    await reader.until(() => JSON.stringify(reader.unread()) === '{"unread":0}');
    await reader.stop();
  });

  it('sends heartbeats while nothing happens', async () => {
    const reader = await open(await newUser());
    await reader.until(() => reader.state.comments >= 2);
    await reader.stop();
  });

  it('ends when its session is signed out, and others continue', async () => {
    const ada = await newUser();
    const again = await newUser(ada.email);
    const [ended, other] = [await open(ada), await open(again)];
    await ada.call('DELETE', paths.currentLogin);
    await ended.until(() => ended.state.ended);
    await tell(again, 'Still here');
    await other.until(() => other.titles().includes('Still here'));
    await other.stop();
  });

  it('ends when its session has expired', async () => {
    const reader = await open(await newUser());
    advance(31 * 24 * 60 * 60_000);
    await reader.until(() => reader.state.ended);
  });

  it('is limited to ten pages of a user, and open to another when one is closed', async () => {
    const ada = await newUser();
    const readers = [];
    for (let n = 0; n < 10; n += 1) readers.push(await open(ada));
    expect((await readEvents(origin, ada.accessToken)).status).toBe(429);
    expect((await readEvents(origin, (await newUser()).accessToken)).status).toBe(200);
    await readers.pop()?.stop();
    let status = 429;
    for (let tries = 0; tries < 100 && status === 429; tries += 1) {
      const reader = await readEvents(origin, ada.accessToken);
      status = reader.status;
      await reader.stop();
    }
    expect(status).toBe(200);
    for (const reader of readers) await reader.stop();
  });

  it('ends with the service', async () => {
    const reader = await open(await newUser());
    const start = Date.now();
    const ended = app().drain();
    await reader.until(() => reader.state.ended);
    expect(Date.now() - start).toBeLessThan(2_000);
    await ended;
  });
});
