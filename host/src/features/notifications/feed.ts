import type { Notification, RuntimeConfig } from '@my-note/contract';

/** A new notification, with the fields that the feed carries. */
export interface FeedItem {
  id: string;
  title?: string | undefined;
  description?: string | undefined;
  /** How long its toast stays, in milliseconds; the default when absent. */
  duration?: number | null | undefined;
  /** The complete notification, when the feed carries it. */
  notification?: Notification | undefined;
}

/** What a feed reports to the page. */
export interface FeedListener {
  arrived: (item: FeedItem) => void;
  /** How many are unread, if the feed carries that. */
  unread: (count: number) => void;
  /** The new revision of the user's items, if the feed carries it. */
  items: (revision: number) => void;
  /** Earlier notifications have changed. */
  changed: () => void;
  /** Whether notifications are pushed now; if not, the page polls. */
  live: (live: boolean) => void;
}

export interface FeedContext {
  config: RuntimeConfig;
  userId: string;
  signal: AbortSignal;
}

/**
 * Port (docs/specification/service.md#notification-feed): pushes notifications to an open page. It reconnects by itself,
 * then catches up, reports each notification once, and ends with the signal.
 */
export type Feed = (context: FeedContext, listener: FeedListener) => void;
