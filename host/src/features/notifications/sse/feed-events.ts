import { itemsRevisionSchema, notificationSchema, STREAM_EVENTS, unreadCountSchema } from '@my-note/contract';
import type { EventSourceMessage } from 'eventsource-parser';
import type { FeedListener } from '../feed.ts';

/** What goes from the tab that holds the stream to the others of the same person. */
export type FeedEvent = Pick<EventSourceMessage, 'event' | 'id' | 'data'>;

/** Tells the page what an event says; what it does not understand is left out. */
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
