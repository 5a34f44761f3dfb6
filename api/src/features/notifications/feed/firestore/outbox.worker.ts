import type { FeedWorker, FeedWorkerParts } from '../feed.port.ts';
import { type DocumentStore, toDocument } from './documents.rules.ts';
import {
  type Claimed,
  claimDue,
  enqueue,
  readMarks,
  readNotifications,
  release,
  remove,
  TOGETHER,
} from './outbox.repository.ts';

const BATCH = 100;
/** Longer than a write is waited for: another process takes over only what nobody has in hand. */
const LEASE_MS = 60_000;
const GIVE_UP_MS = 10_000;
/** For what no message tells of: rows of a process that died, and those whose message was lost. */
const POLL_MS = 15_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 60_000;
/** A timer may come a moment early, and nothing would be due yet. */
const SLACK_MS = 20;

type Parts = Omit<FeedWorkerParts, 'metrics'> & { store: DocumentStore; giveUpMs?: number };

/** Writes what waits in the outbox; any number of processes may do so on one database. */
export function createDispatcher(parts: Parts): FeedWorker {
  const { db, bus, clock, log, store, giveUpMs = GIVE_UP_MS } = parts;
  const later = (milliseconds: number) => new Date(clock().getTime() + milliseconds);
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> | undefined;
  let again = false;
  let pausing = false;
  let closed = false;
  let failures = 0;
  let giveUp = () => {};

  async function run() {
    again = false;
    let claimed: Claimed[] = [];
    const claim = () => claimDue(db, { now: clock(), until: later(LEASE_MS), limit: BATCH });
    try {
      for (claimed = await claim(); claimed.length > 0 && !closed; claimed = await claim()) {
        await deliver(claimed);
        recovered();
      }
      // Claimed while the service was being closed: for others, at once.
      await release(db, claimed, clock());
      plan(POLL_MS);
    } catch (error) {
      store.disconnect();
      const pause = closed ? 0 : failed(error, claimed);
      // When the database is what failed, the lease runs out by itself.
      await release(db, claimed, later(pause)).catch(() => undefined);
      plan(Math.min(pause + SLACK_MS, LONGEST_PAUSE_MS));
    }
  }

  /** No transaction is open while Firestore is waited for: the embedded database has one connection. */
  async function deliver(claimed: Claimed[]) {
    const ids = claimed.map(({ notificationId }) => notificationId);
    const found = await readNotifications(db, ids);
    if (found.length > 0) await inTime(store.write(found.map(toDocument)), ids);
    // A mark that was set meanwhile may have been overwritten with the one before it: written once more.
    const written = new Map(found.map(({ row }) => [row.id, row.readAt?.getTime()]));
    const present = await readMarks(db, ids);
    const [stale, done] = parted(claimed, ({ notificationId: id }) => present.get(id) !== written.get(id));
    await release(db, stale, clock());
    await remove(db, done);
  }

  /** Firestore's client retries for a minute without a response; nobody here waits for that. */
  async function inTime(work: Promise<void>, ids: string[]) {
    let limit: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_resolve, reject) => {
      giveUp = () => reject(new Error('Firestore did not respond in time'));
      limit = setTimeout(giveUp, giveUpMs).unref();
      if (closed) giveUp();
    });
    try {
      await Promise.race([work, tooLong]);
    } catch (error) {
      // Should it arrive after all, its marks may be old by then: what is right is written once more.
      work.then(() => enqueue(db, ids, clock()).then(wake)).catch(() => undefined);
      throw error;
    } finally {
      clearTimeout(limit);
    }
  }

  function recovered() {
    if (failures > 0) log.warn('Firestore takes notifications again');
    failures = 0;
  }

  /** Returns how long to wait. */
  function failed(error: unknown, [first, ...others]: Claimed[]): number {
    // What goes on failing alone waits by its own count, and holds up nobody else.
    if (first && others.length === 0 && first.tries > TOGETHER) return pauseAfter(first.tries);
    failures += 1;
    pausing = true;
    if (failures === 1)
      log.error({ err: error }, 'Firestore takes no notifications; they are kept and tried again');
    return pauseAfter(failures);
  }

  function plan(milliseconds: number) {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(start, milliseconds).unref();
  }

  function start() {
    pausing = false;
    again = true;
    turn ??= run().finally(() => {
      turn = undefined;
      if (again) wake();
    });
  }

  /** New notifications do not shorten a pause. */
  function wake() {
    if (!pausing && !closed) start();
  }
  const listener = { message: wake, missed: wake };
  const unsubscribe = [bus.subscribe('notified', listener), bus.subscribe('unread-changed', listener)];

  return {
    wake,
    async close() {
      closed = true;
      for (const stop of unsubscribe) stop();
      clearTimeout(timer);
      giveUp();
      await turn;
      store.disconnect();
    },
  };
}

/** Twice as long after each failure, and never the same for all processes. */
const pauseAfter = (failures: number) =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random() / 2);

const parted = <T>(list: T[], choose: (entry: T) => boolean) =>
  [list.filter(choose), list.filter((entry) => !choose(entry))] as const;
