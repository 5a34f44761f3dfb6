import {
  InfiniteQueryObserver,
  type MutationOptions,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { notificationQueries } from '../queries/notifications.queries.ts';
import { session } from '../session/index.ts';
import { notification, page, READ_AT } from '../testing/notifications.ts';
import { holdService } from '../testing/service.ts';
import { notificationMutations } from './notification.mutations.ts';
import { feedQuery } from './notification-feed.ts';
import { followOtherTabs } from './other-tabs.ts';
import { takeNotification, takeUnread } from './take.ts';

const user = { _id: notification(1).to, name: 'Ada', email: 'ada@example.org', avatarUrl: null };
const feed = feedQuery();
const count = notificationQueries.unreadCount();
let service: ReturnType<typeof holdService>;
let client: QueryClient;
let stops: (() => void)[];
const shown = () =>
  client
    .getQueryData(feed.queryKey)
    ?.pages.flatMap(({ data }) => data.map(({ title, readAt }) => title.at(-1) + (readAt ? ' read' : '')));
const unread = () => client.getQueryData(count.queryKey)?.unread;
const idle = () => expect.poll(() => client.isFetching() + client.isMutating()).toBe(0);
const run = <V, A, R>(options: MutationOptions<A, Error, V, R>, variables: V) =>
  client.getMutationCache().build(client, options).execute(variables);
const markRead = (n: number, read = true) =>
  run(notificationMutations.markRead(), { id: notification(n)._id, read });
const markAllRead = () => run(notificationMutations.markAllRead(), undefined);

beforeEach(() => {
  session.signIn({ user, accessToken: 'secret' });
  service = holdService();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(feed.queryKey, {
    pages: [page([notification(3), notification(2), notification(1, { readAt: READ_AT })], true)],
    pageParams: [''],
  });
  client.setQueryData(count.queryKey, { unread: 7 });
  const options = { refetchInterval: false, staleTime: 60_000 } as const;
  stops = [
    new InfiniteQueryObserver(client, { ...feed, ...options }).subscribe(() => {}),
    new QueryObserver(client, { ...count, ...options }).subscribe(() => {}),
  ];
});
afterEach(() => {
  for (const stop of stops) stop();
  client.clear();
  session.signOut();
});

describe('a mark', () => {
  test('updates feed and count immediately, and then fetches the count', async () => {
    const done = markRead(3);
    expect([shown(), unread()]).toEqual([['3 read', '2', '1 read'], 6]);
    const call = await service.called(1);
    expect(call).toMatchObject({
      method: 'PATCH',
      path: `/api/notifications/${notification(3)._id}`,
      body: { read: true },
    });
    call.respond(200, notification(3, { readAt: READ_AT }));
    await done;
    (await service.called(2)).respond(200, { unread: 6 });
    await idle();
    expect(service.calls.map(({ path }) => path).slice(1)).toEqual(['/api/notifications/unread-count']);
  });

  test('as unread raises the count, except for an unread notification', async () => {
    void markRead(1, false);
    expect([shown(), unread()]).toEqual([['3', '2', '1'], 8]);
    void markRead(2, false);
    expect(unread()).toBe(8);
  });

  test('is rolled back on a refusal, and count and feed are fetched', async () => {
    const done = markRead(3);
    takeNotification(client, notification(4));
    (await service.called(1)).respond(404, { message: 'This notification no longer exists' });
    await expect(done).rejects.toThrow('no longer exists');
    expect([shown(), unread()]).toEqual([['4', '3', '2', '1 read'], 8]);
    await service.called(3);
    expect(service.calls.slice(1).map(({ path }) => path)).toEqual([
      '/api/notifications/unread-count',
      '/api/notifications',
    ]);
  });

  test('is sent after the previous one, whose refusal does not roll it back', async () => {
    const read = markRead(3);
    const first = await service.called(1);
    const back = markRead(3, false);
    first.respond(500, {});
    await expect(read).rejects.toThrow();
    const second = await service.called(2);
    expect(second.body).toEqual({ read: false });
    expect([shown(), unread()]).toEqual([['3', '2', '1 read'], 7]);
    second.respond(200, notification(3));
    await back;
  });

  test('on all shows immediately, and is rolled back except for new notifications', async () => {
    const done = markAllRead();
    expect([shown(), unread()]).toEqual([['3 read', '2 read', '1 read'], 0]);
    takeNotification(client, notification(4));
    expect([shown(), unread()]).toEqual([['4', '3 read', '2 read', '1 read'], 1]);
    const call = await service.called(1);
    expect(call).toMatchObject({ method: 'POST', path: '/api/notifications/read-all' });
    call.respond(500, {});
    await expect(done).rejects.toThrow();
    expect([shown(), unread()]).toEqual([['4', '3', '2', '1 read'], 8]);
  });

  test('on a new notification changes the count without a loaded feed', async () => {
    client.removeQueries({ queryKey: feed.queryKey });
    takeNotification(client, notification(4));
    void markRead(4);
    expect(unread()).toBe(7);
  });

  test('is not undone by a pending response', async () => {
    void client.invalidateQueries({ queryKey: feed.queryKey });
    const older = await service.called(1);
    void markRead(3);
    await service.called(2);
    older.respond(200, page([notification(3), notification(2)]));
    await expect.poll(shown).toEqual(['3 read', '2']);
  });

  test('refetches a feed that was fetched meanwhile', async () => {
    const done = markRead(3);
    const call = await service.called(1);
    void client.invalidateQueries({ queryKey: feed.queryKey });
    const older = await service.called(2);
    call.respond(200, notification(3, { readAt: READ_AT }));
    await done;
    const again = await service.called(4);
    older.respond(200, page([notification(3)]));
    again.respond(200, page([notification(3, { readAt: READ_AT })]));
    await expect.poll(shown).toEqual(['3 read']);
  });

  test('ignores counts of the service until the last response', async () => {
    const done = [markRead(3), markRead(2)];
    const first = await service.called(1);
    takeUnread(client, 6);
    expect(unread()).toBe(5);
    first.respond(200, notification(3, { readAt: READ_AT }));
    (await service.called(2)).respond(200, notification(2, { readAt: READ_AT }));
    await Promise.all(done);
    (await service.called(3)).respond(200, { unread: 4 });
    // One more was read elsewhere.
    expect((await service.called(4)).path).toBe('/api/notifications');
  });
});

describe('other tabs of this browser', () => {
  const heard: unknown[] = [];
  let other: BroadcastChannel;
  beforeEach(() => {
    heard.length = 0;
    other = new BroadcastChannel('my-note.notifications');
    other.onmessage = ({ data }) => heard.push(data);
  });
  afterEach(() => other.close());

  test('are notified of a mark after its response; this one does not notify itself', async () => {
    stops.push(followOtherTabs(client));
    const done = markRead(3);
    const call = await service.called(1);
    expect(heard).toEqual([]);
    call.respond(200, notification(3, { readAt: READ_AT }));
    await done;
    await vi.waitFor(() => expect(heard).toEqual([{ userId: user._id }]));
    await service.called(2);
  });

  test('are followed if they have the same user, until that is stopped', async () => {
    const stop = followOtherTabs(client);
    other.postMessage({ userId: notification(9)._id });
    other.postMessage('nonsense');
    other.postMessage({ userId: user._id });
    await service.called(2);
    stop();
    other.postMessage({ userId: user._id });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(service.calls.map(({ path }) => path)).toEqual([
      '/api/notifications/unread-count',
      '/api/notifications',
    ]);
  });
});
