import { ApiError, isUnreachable } from '@my-note/kit/http';
import { onlineManager } from '@my-note/kit/query';

/** Pauses between two checks of an unreachable service. */
export const FIRST_PAUSE_MS = 2_000;
export const LONGEST_PAUSE_MS = 30_000;

/** A gateway's response when the service is down. */
const isGatewayError = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 502 && error.status <= 504;

/**
 * Sets the online state of the page, which the notice, queries, and autosave follow. The browser's own state is only that
 * of the network, and not always right: after a failed request the service is checked until it responds.
 *
 * @param reach whether the service responds
 */
export function watchConnection(reach: () => Promise<boolean>) {
  let unreachable = false;
  let checking = false;
  /** How often the browser came back online. */
  let reconnects = 0;
  let delay = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const publish = () => onlineManager.setOnline(navigator.onLine && !unreachable);
  const cancelTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  async function check(): Promise<void> {
    if (checking) return;
    checking = true;
    cancelTimer();
    const startedAt = reconnects;
    const reached = await reach();
    checking = false;
    // The browser came back online after the check had started.
    if (startedAt !== reconnects) return;
    unreachable = !reached;
    publish();
    if (unreachable) timer = setTimeout(check, delay);
    delay = unreachable ? Math.min(delay * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
  }

  // The manager assumes that a page starts online, and would not notify of a connection that comes later.
  publish();
  addEventListener('offline', publish);
  addEventListener('online', () => {
    cancelTimer();
    reconnects += 1;
    [unreachable, delay] = [false, FIRST_PAUSE_MS];
    // Notifies subscribers even when the loss of the connection went unnoticed.
    onlineManager.setOnline(false);
    publish();
  });
  document.addEventListener('visibilitychange', () => {
    if (unreachable && !document.hidden) void check();
  });

  return {
    /** Checks the service when the error of a request may mean that it is unreachable. */
    failed: (error: unknown): void => {
      if (timer === undefined && (isUnreachable(error) || isGatewayError(error))) void check();
    },
  };
}
