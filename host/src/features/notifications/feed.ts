import type { Notification, RuntimeConfig } from '@my-note/contract';

/** A notification that came after listening began, as far as the feed carries it. */
export interface FeedItem {
  id: string;
  title?: string | undefined;
  description?: string | undefined;
  /** Milliseconds that its toast stays; the default when absent. */
  duration?: number | null | undefined;
  /** The whole of it, where the feed carries that. */
  notification?: Notification | undefined;
}

/** What a feed tells the page. */
export interface FeedListener {
  arrived: (news: FeedItem) => void;
  /** How many are unread, from a feed that knows. */
  unread: (count: number) => void;
  /** The person's items have this revision now, from a feed that carries it. */
  items: (revision: number) => void;
  /** Something of what came before has changed. */
  changed: () => void;
  /** Whether notifications are pushed at this moment; if not, the page polls. */
  live: (live: boolean) => void;
}

/** For whom it is listened, and where. */
export interface FeedContext {
  config: RuntimeConfig;
  userId: string;
  signal: AbortSignal;
}

/**
 * Port (docs/specification/service.md#notification-feed): what tells an open page of news. It comes back by itself
 * after a lost
 * connection, misses nothing meanwhile, tells each once, and ends with the signal.
 */
export type Feed = (context: FeedContext, listener: FeedListener) => void;
