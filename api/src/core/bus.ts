import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Messages between replicas: ids only, because a message has to stay below 8,000 bytes. */
type BusMessages = {
  /** A session or a token was ended; caches have to drop it. */
  'session-ended': { sessionId: string };
  /** Every session of a user was ended, or the account was disabled; caches have to drop what they know of it. */
  'user-ended': { userId: string };
  /** Notifications were written: pairs of recipient and notification. */
  notified: { items: [userId: string, notificationId: string][] };
  /** A user's list of items has changed: its revision after the write. */
  'items-changed': { userId: string; revision: number };
  /** Something happened to a note of somebody with webhooks, or a delivery was asked for; a trigger sends it too. */
  'webhook-events': Record<string, never>;
  /** Notifications wait to be pushed to browsers. */
  'push-due': Record<string, never>;
  /** A user read notifications, or marked them unread. */
  'unread-changed': { userId: string };
};
export type Topic = keyof BusMessages;

type Listener<T extends Topic> = {
  message: (payload: BusMessages[T]) => void;
  /** The connection was lost for a while: messages may have been missed. */
  missed: () => void;
};

export type Bus = {
  publish: typeof publish;
  /** Returns a function that unsubscribes. */
  subscribe: <T extends Topic>(topic: T, listener: Listener<T>) => () => void;
  close: () => Promise<void>;
};

/** The one channel of the database; all topics share it, so that one `listen` is enough. */
export const CHANNEL = 'my_note';

/** Inside a transaction the message is sent when it is committed, and never when it is not. */
export async function publish<T extends Topic>(
  db: Database,
  topic: T,
  payload: BusMessages[T],
): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ topic, payload })})`);
}

/** Common to both databases: messages are sent by `pg_notify` and dispatched by topic. */
export function createBus({ open, close }: { open: () => void; close: () => Promise<void> }) {
  const listeners: { [T in Topic]?: Set<Listener<T>> } = {};

  const bus: Bus = {
    publish,
    subscribe(topic, listener) {
      open();
      listenersOf(topic).add(listener);
      return () => listenersOf(topic).delete(listener);
    },
    close,
  };

  function listenersOf<T extends Topic>(topic: T): Set<Listener<T>> {
    const found: Set<Listener<T>> | undefined = listeners[topic];
    const set = found ?? new Set<Listener<T>>();
    Object.assign(listeners, { [topic]: set });
    return set;
  }

  return {
    bus,
    /** A message as the database delivers it. */
    deliver(text: string) {
      const { topic, payload }: { topic: Topic; payload: never } = JSON.parse(text);
      for (const listener of listeners[topic] ?? []) listener.message(payload);
    },
    missed() {
      for (const set of Object.values(listeners)) for (const listener of set) listener.missed();
    },
  };
}
