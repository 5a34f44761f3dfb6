import type { Notification, NotificationPage } from '@my-note/contract';
import { id } from './items.ts';

/** When it was read, in tests that do not care when. */
export const READ_AT = '2026-01-02T00:00:00.000Z';

/**
 * The nth notification of a test; a higher one is newer.
 *
 * @example
 * takeNotification(client, notification(1, { title: 'Hello' }));
 */
export const notification = (n: number, rest: Partial<Notification> = {}): Notification => ({
  _id: id(n),
  to: id(0),
  clientId: 'my-note',
  createdAt: `2026-01-01T00:00:0${n}.000Z`,
  kind: 'operator-message',
  title: `Message ${n}`,
  description: '',
  duration: null,
  href: null,
  readAt: null,
  ...rest,
});

/** A page of the feed; with a cursor when there is an older one. */
export const page = (data: Notification[], more = false): NotificationPage => ({
  data,
  nextCursor: more ? (data.at(-1)?._id ?? null) : null,
});
