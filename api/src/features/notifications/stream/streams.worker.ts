import { ERROR_CODES, STREAM_EVENTS } from '@my-note/contract';
import { AppError } from '../../../core/errors.ts';
import type { EventStream } from '../../../core/http/event-stream.ts';
import type { Services } from '../../../core/services.ts';
import { readRevisions } from '../../../items/index.ts';
import { countUnread, findNotifications, listNewer, listNewestIds } from '../notifications.repository.ts';
import { toNotification } from '../notifications.rules.ts';
import type { NotificationRow } from '../notifications.table.ts';
import { notificationsTexts } from '../texts.ts';

const STREAMS_PER_USER = 10;
const REFILL = 100;
const CHECK_MS = 5 * 60_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** All open streams of this process. They receive every change of the feed through the bus. */
export function createStreams({ db, bus, clock }: Services, { heartbeatMs }: { heartbeatMs: number }) {
  let closed = false;
  const byUser = new Map<string, Set<EventStream>>();
  const all = () => [...byUser.values()].flatMap((streams) => [...streams]);
  const of = (userId: string) => [...(byUser.get(userId) ?? [])];
  const startedOf = (userId: string) => of(userId).filter(({ started }) => started);

  // One after another, so that events keep the order of the messages.
  let queue: Promise<void> = Promise.resolve();
  function enqueue(streams: () => EventStream[], work: () => Promise<void>) {
    queue = queue.then(work).catch(() => {
      // A reader that may have missed something reconnects and requests it.
      for (const stream of streams()) stream.end();
    });
  }

  const unsubscribe = [
    bus.subscribe('notified', {
      message({ items }) {
        const here = items.filter(([userId]) => byUser.has(userId));
        if (here.length === 0) return;
        const users = [...new Set(here.map(([userId]) => userId))];
        const streams = () => users.flatMap(of);
        enqueue(streams, async () => {
          const rows = await findNotifications(
            db,
            here.map(([, id]) => id),
          );
          for (const row of rows)
            for (const stream of startedOf(row.recipient)) sendNotification(stream, row);
          await sendUnread(users.flatMap(startedOf));
        });
      },
      missed: () =>
        enqueue(
          all,
          async () =>
            void (await Promise.all(
              all()
                .filter(({ started }) => started)
                .map(catchUp),
            )),
        ),
    }),
    bus.subscribe('unread-changed', {
      message: ({ userId }) =>
        enqueue(
          () => of(userId),
          () => sendUnread(startedOf(userId)),
        ),
      missed: () => undefined,
    }),
    bus.subscribe('items-changed', {
      message({ userId, revision }) {
        for (const stream of startedOf(userId)) stream.send(STREAM_EVENTS.items, { revision });
      },
      // Sent with everything else that may have been missed.
      missed: () => undefined,
    }),
    bus.subscribe('session-ended', {
      message({ sessionId }) {
        for (const stream of all()) if (stream.sessionId === sessionId) stream.end();
      },
      missed: () => undefined,
    }),
    bus.subscribe('user-ended', {
      message({ userId }) {
        for (const stream of of(userId)) stream.end();
      },
      missed: () => undefined,
    }),
  ];

  const heartbeat = setInterval(() => {
    const now = clock().getTime();
    for (const stream of all()) {
      stream.beat();
      if (now - stream.checkedAt >= CHECK_MS)
        enqueue(
          () => [stream],
          () => check(stream),
        );
    }
  }, heartbeatMs).unref();

  async function check(stream: EventStream) {
    stream.checkedAt = clock().getTime();
    if (!(await stream.isLive())) stream.end();
  }

  async function catchUp(stream: EventStream) {
    await check(stream);
    const rows = await listNewer(db, stream.userId, stream.newest ?? BEFORE_ALL, REFILL);
    for (const row of rows) sendNotification(stream, row);
    await sendState(stream);
  }

  /** The present state, whatever this reader has received. */
  async function sendState(stream: EventStream) {
    await sendUnread([stream]);
    const revision = (await readRevisions(db, [stream.userId])).get(stream.userId) ?? 0;
    stream.send(STREAM_EVENTS.items, { revision });
  }

  async function sendUnread(streams: EventStream[]) {
    if (streams.length === 0) return;
    const counts = await countUnread(db, [...new Set(streams.map(({ userId }) => userId))]);
    for (const stream of streams)
      stream.send(STREAM_EVENTS.unread, { unread: counts.get(stream.userId) ?? 0 });
  }

  return {
    assertRoom(userId: string) {
      if (of(userId).length < STREAMS_PER_USER) return;
      throw new AppError(429, ERROR_CODES.rateLimited, notificationsTexts.tooManyStreams(STREAMS_PER_USER));
    },
    /** Starts with the notifications after `lastId`, if the reader sends one. */
    add(stream: EventStream, lastId: string | undefined) {
      const streams = byUser.get(stream.userId) ?? new Set();
      byUser.set(stream.userId, streams.add(stream));
      if (closed) return stream.end();
      enqueue(
        () => [stream],
        async () => {
          stream.know(lastId ? [lastId] : await listNewestIds(db, stream.userId, REFILL));
          stream.started = true;
          await (lastId ? catchUp(stream) : sendState(stream));
        },
      );
    },
    remove(stream: EventStream) {
      const streams = byUser.get(stream.userId);
      streams?.delete(stream);
      if (streams?.size === 0) byUser.delete(stream.userId);
    },
    close() {
      closed = true;
      clearInterval(heartbeat);
      for (const stop of unsubscribe) stop();
      for (const stream of all()) stream.end();
    },
  };
}

const sendNotification = (stream: EventStream, row: NotificationRow) =>
  stream.sendOnce(STREAM_EVENTS.notification, row.id, toNotification(row));
