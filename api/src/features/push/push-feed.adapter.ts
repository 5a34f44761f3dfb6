import type { Clock, NotificationFeed } from '../../core/services.ts';
import { enqueuePushes } from './queue.repository.ts';

/** A feed whose notifications go to subscribed browsers as well. */
export const withPush = (feed: NotificationFeed, clock: Clock): NotificationFeed => ({
  ...feed,
  async written(tx, notifications) {
    await feed.written(tx, notifications);
    await enqueuePushes(tx, notifications, clock());
  },
});
