import type { AdapterConfig } from '@my-note/contract';
import type { Feed } from './feed.ts';
import { sseFeed } from './sse/sse-feed.ts';

/** Every adapter by its kind. The large ones are chunks of their own, loaded only where they are configured. */
const adapters: Partial<Record<string, () => Promise<Feed>>> = {
  sse: async () => sseFeed,
  firestore: async () =>
    (await import(/* webpackChunkName: "firebase-feed" */ './firestore/firestore-feed.ts')).firestoreFeed,
};

/** The feed that `/config.json` names. */
export async function loadFeed({ kind }: AdapterConfig): Promise<Feed> {
  const load = adapters[kind];
  if (!load) throw new Error(`This version of My Note does not know the feed "${kind}"`);
  return load();
}
