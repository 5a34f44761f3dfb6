import type { FeedAdapter } from './feed.ts';
import { firestore } from './firestore/firestore.adapter.ts';
import { sse } from './sse/sse.adapter.ts';

/** What FEED may name; the first is the default. */
export const feedAdapters: FeedAdapter[] = [sse, firestore];
