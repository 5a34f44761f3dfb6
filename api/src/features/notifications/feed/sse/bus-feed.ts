import type { NotificationFeed } from '../../../../core/notification-feed.ts';
import type { Services } from '../../../../core/services.ts';
import { chunks } from '../../../../core/text/chunks.ts';

/** A message of the bus has to stay below 8,000 bytes. */
const IDS_PER_MESSAGE = 90;

/** Tells every replica through the bus, and each of them the pages that are open with it. */
export const createBusFeed = ({ bus }: Pick<Services, 'bus'>): NotificationFeed => ({
  async written(tx, notifications) {
    for (const some of chunks(notifications, IDS_PER_MESSAGE)) {
      await bus.publish(tx, 'notified', { items: some.map(({ recipient, id }) => [recipient, id]) });
    }
  },
  async marked(tx, userId, ids) {
    if (ids.length > 0) await bus.publish(tx, 'unread-changed', { userId });
  },
});
