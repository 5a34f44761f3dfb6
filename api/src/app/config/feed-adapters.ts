import type { FeedAdapter } from '../../features/notifications/feed/feed-adapter.ts';
import { firestore } from '../../features/notifications/feed/firestore/firestore.adapter.ts';
import { sse } from '../../features/notifications/feed/sse/sse.adapter.ts';

/** What FEED may name; the first is the default. */
export const feedAdapters: FeedAdapter[] = [sse, firestore];
