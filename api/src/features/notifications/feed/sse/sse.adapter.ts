import * as z from 'zod';
import type { ConfiguredFeed, FeedAdapter } from '../feed-adapter.ts';
import { createBusFeed } from './bus-feed.ts';

const KIND = 'sse';
const configured: ConfiguredFeed = { browser: { kind: KIND }, page: {}, open: createBusFeed };

/** Server-sent events of this service; `modules/notifications/streams.ts` sends what the bus tells. */
export const sse: FeedAdapter = { kind: KIND, environment: z.unknown().transform(() => configured) };
