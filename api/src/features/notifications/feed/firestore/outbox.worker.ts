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
/** Longer than the timeout of a write: another process claims only rows that nobody is writing. */
const LEASE_MS = 60_000;
const GIVE_UP_MS = 10_000;
/** For rows without a message: those of a process that died, and those whose message was lost. */
const POLL_MS = 15_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 60_000;
/** A timer may fire a moment early, when nothing is due yet. */
const SLACK_MS = 20;

type Parts = Omit<FeedWorkerParts, 'metrics'> & {
  store: Omit<DocumentStore, 'removeOf'>;
  giveUpMs?: number;
  firstPauseMs?: number;
};

/** Writes the rows of the outbox; any number of processes may do so on one database. */
export function createDispatcher(parts: Parts): FeedWorker {
  const { db, bus, clock, log, store, giveUpMs = GIVE_UP_MS, firstPauseMs = FIRST_PAUSE_MS } = parts;
  /** Doubles after each failure, and differs between processes. */
  const pauseAfter = (failures: number) =>
    Math.min(LONGEST_PAUSE_MS, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2);
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
      // Claimed while the service was closing: released immediately.
      await release(db, claimed, clock());
      plan(POLL_MS);
    } catch (error) {
      store.disconnect();
      const pause = closed ? 0 : failed(error, claimed);
      // When the database has failed, the lease expires instead.
      await release(db, claimed, later(pause)).catch(() => undefined);
      plan(Math.min(pause + SLACK_MS, LONGEST_PAUSE_MS));
    }
  }

  /** No transaction is open during the write to Firestore: the embedded database has one connection. */
  async function deliver(claimed: Claimed[]) {
    const ids = claimed.map(({ notificationId }) => notificationId);
    const found = await readNotifications(db, ids);
    if (found.length > 0) await inTime(store.write(found.map(toDocument)), ids);
    // A mark that was set meanwhile may have been overwritten with the one before it, so it is written again.
    const written = new Map(found.map(({ row }) => [row.id, row.readAt?.getTime()]));
    const present = await readMarks(db, ids);
    const [stale, done] = parted(claimed, ({ notificationId: id }) => present.get(id) !== written.get(id));
    await release(db, stale, clock());
    await remove(db, done);
  }

  /** Firestore's client retries for a minute without a response, which is too long here. */
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
      // If it arrives late, its marks may be outdated, so the present ones are written again.
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

  /** Returns the time until the next run. */
  function failed(error: unknown, [first, ...others]: Claimed[]): number {
    // A row that fails alone waits by its own count, and blocks no other.
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

const parted = <T>(list: T[], choose: (entry: T) => boolean) =>
  [list.filter(choose), list.filter((entry) => !choose(entry))] as const;
