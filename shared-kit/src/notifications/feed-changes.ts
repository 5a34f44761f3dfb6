import type { Notification } from '@my-note/contract';
import type { Feed } from './notification-feed.ts';

/** What is done to each notification; one that stays as it is stays the same object. */
export type Change = (notification: Notification) => Notification;

/** The same feed with each of its entries changed. */
export const mapped = (feed: Feed, change: Change): Feed => ({
  ...feed,
  pages: feed.pages.map((page) => ({ ...page, data: page.data.map(change) })),
});

/** The feed with a notification where its id belongs; one that is there already is replaced. */
export function withNotification(feed: Feed, notification: Notification): Feed {
  const { _id: id } = notification;
  const isKnown = feed.pages.some(({ data }) => data.some(({ _id }) => _id === id));
  if (isKnown) return mapped(feed, (entry) => (entry._id === id ? notification : entry));
  // Older than all that is loaded, it arrives with its own page.
  const place = feed.pages.findIndex(({ nextCursor }) => nextCursor === null || id > nextCursor);
  const pages = feed.pages.map((page, index) => {
    if (index !== place) return page;
    const older = page.data.findIndex(({ _id }) => _id < id);
    return { ...page, data: page.data.toSpliced(older < 0 ? page.data.length : older, 0, notification) };
  });
  return { ...feed, pages };
}

/** 1 for a notification that is not read, 0 for any other. */
export const unreadOf = (notification: Notification | undefined): number =>
  notification?.readAt === null ? 1 : 0;
