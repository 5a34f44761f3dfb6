import { itemsRevisionSchema, notificationSchema, STREAM_EVENTS, unreadCountSchema } from '@my-note/contract';
import type { EventSourceMessage } from 'eventsource-parser';
import type { FeedListener } from '../feed.ts';

/** An event of the stream, which the leading tab also sends to the user's other tabs. */
export type FeedEvent = Pick<EventSourceMessage, 'event' | 'id' | 'data'>;

/** Calls the listener for an event; an unknown or invalid one is ignored. */
export function dispatchFeedEvent({ event, data }: FeedEvent, listener: FeedListener): void {
  const value: unknown = JSON.parse(data);
  if (event === STREAM_EVENTS.unread) {
    const { success, data: count } = unreadCountSchema.safeParse(value);
    if (success) listener.unread(count.unread);
  }
  if (event === STREAM_EVENTS.items) {
    const { success, data: items } = itemsRevisionSchema.safeParse(value);
    if (success) listener.items(items.revision);
  }
  if (event === STREAM_EVENTS.notification) {
    const { success, data: notification } = notificationSchema.safeParse(value);
    if (!success) return;
    const { _id: id, title, description, duration } = notification;
    listener.arrived({ id, title, description, duration, notification });
  }
}
