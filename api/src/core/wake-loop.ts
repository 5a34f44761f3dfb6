/** A timer may fire a moment early, when nothing is due yet. */
const SLACK_MS = 20;

/**
 * Runs a turn of background work when it is woken, and again after the milliseconds that the turn returns. One turn at
 * a time: a call of `wake` during one starts another after it.
 */
export function createWakeLoop(run: () => Promise<number>) {
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> | undefined;
  let again = false;
  let closed = false;

  async function once() {
    again = false;
    const pause = await run();
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
    wake,
    isClosed: () => closed,
    /** Ends after the turn that is under way. */
    async close() {
      closed = true;
      clearTimeout(timer);
      await turn;
    },
  };
}
