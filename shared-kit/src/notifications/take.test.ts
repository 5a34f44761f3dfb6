import type { Notification } from '@my-note/contract';
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { notificationQueries } from '../queries/notifications.queries.ts';
import { notification, page, READ_AT } from '../testing/notifications.ts';
import { holdService } from '../testing/service.ts';
import { feedQuery } from './notification-feed.ts';
import { refreshFeed } from './refresh.ts';
import { takeNotification, takeUnread } from './take.ts';

let service: ReturnType<typeof holdService>;
let client: QueryClient;
let stops: (() => void)[];
const feed = feedQuery();
const count = notificationQueries.unreadCount();
const shown = () =>
  client
    .getQueryData(feed.queryKey)
    ?.pages.flatMap(({ data }) => data.map(({ title, readAt }) => title.at(-1) + (readAt ? ' read' : '')));
const unread = () => client.getQueryData(count.queryKey)?.unread;
const isFetching = (queryKey: readonly unknown[]) => client.isFetching({ queryKey, exact: true });
const idle = () => expect.poll(() => client.isFetching()).toBe(0);

/** A page with the feed; it fetches only what is not cached. */
function show() {
  const observer = new InfiniteQueryObserver(client, { ...feed, staleTime: 60_000 });
  stops.push(observer.subscribe(() => {}));
  return observer;
}
const showCount = () =>
  stops.push(new QueryObserver(client, { ...count, refetchInterval: false }).subscribe(() => {}));
const loaded = (data: Notification[], more = false) =>
  client.setQueryData(feed.queryKey, { pages: [page(data, more)], pageParams: [''] });

beforeEach(() => {
  service = holdService();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
  client.clear();
});

describe('a notification that comes in', () => {
  test('is added on top of the loaded feed and counted, once', () => {
    loaded([notification(1)]);
    client.setQueryData(count.queryKey, { unread: 1 });
    takeNotification(client, notification(2));
    takeNotification(client, notification(2));
    expect([shown(), unread()]).toEqual([['2', '1'], 2]);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('is counted once without a loaded feed, which stays unloaded', () => {
    client.setQueryData(count.queryKey, { unread: 1 });
    takeNotification(client, notification(2));
    takeNotification(client, notification(2));
    expect([shown(), unread()]).toEqual([undefined, 2]);
  });

  test('is not counted when it is read, here or elsewhere', () => {
    loaded([notification(1)]);
    client.setQueryData(count.queryKey, { unread: 1 });
    takeNotification(client, notification(2, { readAt: READ_AT }));
    expect(unread()).toBe(1);
    takeNotification(client, notification(1, { readAt: READ_AT }));
    expect([shown(), unread()]).toEqual([['2 read', '1 read'], 0]);
  });

  test('leaves a stale feed stale', () => {
    loaded([notification(1)]);
    refreshFeed(client);
    takeNotification(client, notification(2));
    expect(client.getQueryState(feed.queryKey)?.isInvalidated).toBe(true);
  });

  test('is neither lost in an older first response nor doubled by a newer one', async () => {
    show();
    const first = await service.called(1);
    takeNotification(client, notification(2));
    takeNotification(client, notification(3));
    first.respond(200, page([notification(2), notification(1)]));
    await idle();
    expect(shown()).toEqual(['3', '2', '1']);
  });

  test('is not lost while all pages are refetched', async () => {
    loaded([notification(4), notification(3)], true);
    show();
    const older = service.called(1);
    void show().fetchNextPage();
    (await older).respond(200, page([notification(1)]));
    await idle();
    refreshFeed(client);
    (await service.called(2)).respond(200, page([notification(4), notification(3)], true));
    const second = await service.called(3);
    expect(second.path).toBe(`/api/notifications?cursor=${notification(3)._id}`);
    takeNotification(client, notification(5));
    second.respond(200, page([notification(1)]));
    await idle();
    expect(shown()).toEqual(['5', '4', '3', '1']);
  });

  test('is not lost while an older page is loading', async () => {
    loaded([notification(4)], true);
    void show().fetchNextPage();
    const older = await service.called(1);
    takeNotification(client, notification(5));
    takeNotification(client, notification(6));
    older.respond(200, page([notification(1)]));
    await idle();
    expect(shown()).toEqual(['6', '5', '4', '1']);
  });

  test('stays when a pending request fails', async () => {
    loaded([notification(1)]);
    show();
    refreshFeed(client);
    const call = await service.called(1);
    takeNotification(client, notification(2));
    call.respond(500, {});
    await idle();
    expect(shown()).toEqual(['2', '1']);
  });

  test('refetches a count that is loading, because that may not include it', async () => {
    showCount();
    const first = await service.called(1);
    for (const n of [2, 3, 4]) takeNotification(client, notification(n));
    first.respond(200, { unread: 1 });
    (await service.called(2)).respond(200, { unread: 4 });
    await idle();
    expect(unread()).toBe(4);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('the unread count of the service', () => {
  test('fetches nothing when it matches the cached one', () => {
    loaded([notification(1)]);
    show();
    client.setQueryData(count.queryKey, { unread: 0 });
    takeNotification(client, notification(2));
    takeUnread(client, 1);
    expect(unread()).toBe(1);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('refetches the loaded feed when something was read elsewhere', async () => {
    loaded([notification(1)]);
    show();
    client.setQueryData(count.queryKey, { unread: 1 });
    takeUnread(client, 0);
    expect(unread()).toBe(0);
    (await service.called(1)).respond(200, page([notification(1, { readAt: READ_AT })]));
    await idle();
    expect(shown()).toEqual(['1 read']);
  });

  test('replaces an unknown count, and is newer than a pending response', async () => {
    showCount();
    const first = await service.called(1);
    takeUnread(client, 3);
    first.respond(200, { unread: 2 });
    await idle();
    expect(unread()).toBe(3);
  });
});

describe('a refresh', () => {
  test('fetches only what is loaded', () => {
    refreshFeed(client);
    expect(fetch).not.toHaveBeenCalled();
    expect(shown()).toBeUndefined();
  });

  test('accepts a first response and refetches, because that may be older', async () => {
    show();
    const first = await service.called(1);
    refreshFeed(client);
    first.respond(200, page([notification(1)]));
    (await service.called(2)).respond(200, page([notification(1, { readAt: READ_AT })]));
    await expect.poll(() => isFetching(feed.queryKey)).toBe(0);
    expect(shown()).toEqual(['1 read']);
  });
});
