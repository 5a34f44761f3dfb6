import * as z from 'zod';
import type { NotificationFeed, Services } from '../../../core/services.ts';
import { chunks } from '../../../core/text/chunks.ts';
import type { ConfiguredFeed, FeedAdapter } from './feed.port.ts';

/** A message of the bus has to stay below 8,000 bytes. */
const IDS_PER_MESSAGE = 90;

/** Reaches every replica through the bus; each sends to its own open pages. */
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

const KIND = 'sse';
const configured: ConfiguredFeed = { browser: { kind: KIND }, page: {}, open: createBusFeed };

/** Server-sent events of this service; `stream/streams.worker.ts` sends them. */
export const sse: FeedAdapter = { kind: KIND, environment: z.unknown().transform(() => configured) };
