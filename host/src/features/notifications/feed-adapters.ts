import type { AdapterConfig } from '@my-note/contract';
import type { Feed } from './feed.ts';
import { sseFeed } from './sse/sse-feed.ts';

/** The adapters by kind. Firestore's is a chunk of its own, loaded only when it is configured. */
const adapters: Partial<Record<string, () => Promise<Feed>>> = {
  sse: async () => sseFeed,
  firestore: async () =>
    (await import(/* webpackChunkName: "firebase-feed" */ './firestore/firestore-feed.ts')).firestoreFeed,
};

export async function loadFeed({ kind }: AdapterConfig): Promise<Feed> {
  const load = adapters[kind];
  if (!load) throw new Error(`This version of My Note does not know the feed "${kind}"`);
  return load();
}
