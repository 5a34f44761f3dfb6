import { expect, test } from 'vitest';
import { notification, page, READ_AT } from '../testing/notifications.ts';
import { withNotification } from './feed-changes.ts';
import type { Feed } from './notification-feed.ts';

const feed = (...pages: Feed['pages']): Feed => ({ pages, pageParams: pages.map(() => '') });
const titles = ({ pages }: Feed) => pages.map(({ data }) => data.map(({ title }) => title.at(-1)).join(''));
const loaded = feed(page([notification(8), notification(6)], true), page([notification(4)], true));

test.each([
  ['the newest', 9, ['986', '4']],
  ['one between two others', 7, ['876', '4']],
  ['one between two pages', 5, ['86', '54']],
  ['one older than all loaded pages, which is left to its own page', 2, ['86', '4']],
])('sorts in by id: %s', (_which, n, expected) => {
  expect(titles(withNotification(loaded, notification(n)))).toEqual(expected);
});

test('appends the oldest when no page follows, and adds the first to an empty feed', () => {
  expect(titles(withNotification(feed(page([notification(4)])), notification(2)))).toEqual(['42']);
  expect(titles(withNotification(feed(page([])), notification(2)))).toEqual(['2']);
});

test('replaces a notification with the same id', () => {
  const next = withNotification(loaded, notification(4, { readAt: READ_AT }));
  expect(titles(next)).toEqual(['86', '4']);
  expect(next.pages[1]?.data[0]?.readAt).toBe(READ_AT);
});
