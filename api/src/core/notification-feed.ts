import type { Database } from './database.ts';

/**
 * Port (docs/specification/service.md#notification-feed): carries notifications to open pages. The row in the database stays
 * the truth; both calls are made in the transaction that wrote it, and count only if that is committed.
 */
export type NotificationFeed = {
  written: (tx: Database, notifications: { id: string; recipient: string }[]) => Promise<void>;
  /** Marked read, or unread. */
  marked: (tx: Database, userId: string, ids: string[]) => Promise<void>;
};
