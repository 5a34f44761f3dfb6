import type { NotificationFeed } from '../../../../core/notification-feed.ts';
import type { Services } from '../../../../core/services.ts';
import { createBusFeed } from '../sse/bus-feed.ts';
import { enqueue } from './outbox.repository.ts';

/** Leaves rows for the dispatcher; the message of the bus wakes it, in this process or in another. */
export function createFirestoreFeed(parts: Pick<Services, 'bus' | 'clock'>): NotificationFeed {
  const bus = createBusFeed(parts);
  return {
    async written(tx, notifications) {
      const ids = notifications.map(({ id }) => id);
      await enqueue(tx, ids, parts.clock());
      await bus.written(tx, notifications);
    },
    async marked(tx, userId, ids) {
      await enqueue(tx, ids, parts.clock());
      await bus.marked(tx, userId, ids);
    },
  };
}
