import { type Notification, notificationSchema } from '@my-note/contract';
import { type DocumentData, Timestamp } from 'firebase/firestore';
import type { FeedItem } from '../feed.ts';

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const iso = (value: unknown): unknown => (value instanceof Timestamp ? value.toDate().toISOString() : value);

/**
 * A document as an item of the feed. Other programs write to the collection, too
 * (docs/specification/service.md#firestore-documents): a document with missing fields is reported with those it has.
 */
export function toFeedItem(id: string, data: DocumentData, userId: string): FeedItem {
  const row: Record<string, unknown> = {
    ...data,
    _id: id,
    // The document has the identity provider's user id.
    to: userId,
    createdAt: iso(data.createdAt),
    readAt: iso(data.readAt ?? null),
  };
  const parsed = notificationSchema.safeParse(row);
  const notification: Notification | undefined = parsed.success ? parsed.data : undefined;
  const duration = typeof data.duration === 'number' ? data.duration : undefined;
  return { id, title: text(data.title), description: text(data.description), duration, notification };
}
