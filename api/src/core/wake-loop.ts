import type { Bus, Topic } from './bus.ts';

/** A timer may fire a moment early, when nothing is due yet. */
const SLACK_MS = 20;
/** For work whose message was lost, and that of a process that died. */
const POLL_MS = 15_000;

interface Work {
  bus: Pick<Bus, 'subscribe'>;
  /** Its messages wake the loop. */
  topic: Topic;
  clock: () => Date;
  turn: () => Promise<void>;
  /** When the next work is due; nothing when none waits. */
  nextDue: () => Promise<Date | undefined>;
  onError: (error: unknown) => void;
}

/**
 * Runs turns of background work: when it is woken, when the next work is due, and from time to time. One turn at a time:
 * a call of `wake` during one starts another after it.
 */
export function createWakeLoop({ bus, topic, clock, turn: work, nextDue, onError }: Work) {
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> | undefined;
  let unsubscribe: (() => void) | undefined;
  let again = false;
  let closed = false;

  async function once() {
    again = false;
    let pause = POLL_MS;
    try {
      await work();
      const wait = ((await nextDue())?.getTime() ?? 0) - clock().getTime();
      // What is due now waits for a receiver that is busy, whose end wakes the loop.
      if (wait > 0) pause = Math.min(POLL_MS, wait);
    } catch (error) {
      onError(error);
    }
    clearTimeout(timer);
    if (!closed) timer = setTimeout(wake, pause + SLACK_MS).unref();
  }

  function wake() {
    if (closed) return;
    again = true;
    turn ??= once().finally(() => {
      turn = undefined;
      if (again) wake();
    });
  }

  return {
    start() {
      unsubscribe = bus.subscribe(topic, { message: wake, missed: wake });
      wake();
    },
    wake,
    isClosed: () => closed,
    /** Ends after the turn that is under way. */
    async close() {
      closed = true;
      unsubscribe?.();
      clearTimeout(timer);
      await turn;
    },
  };
}
