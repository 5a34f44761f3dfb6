import { ApiError, isUnreachable } from '@my-note/shared-kit/http';
import { onlineManager } from '@my-note/shared-kit/query';

/** Between two looks for a service that does not answer, in milliseconds. */
export const FIRST_LOOK = 2_000;
export const LAST_LOOK = 30_000;

/** Gateways answer with these for a service that is away. */
const isGatewayError = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 502 && error.status <= 504;

/**
 * Tells the one online state of the page, which the notice, the queries and the savers follow. A browser knows of its
 * network, not of the service, and sometimes not even of the former: so a failed request makes us ask the service
 * itself, and go on asking until it answers.
 *
 * @param reach whether the service answers now
 */
export function watchConnection(reach: () => Promise<boolean>) {
  let away = false;
  let looking = false;
  /** How often the browser got its network back. */
  let newer = 0;
  let delay = FIRST_LOOK;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => onlineManager.setOnline(navigator.onLine && !away);
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    rest();
    const asked = newer;
    const reached = await reach();
    looking = false;
    // Meanwhile the browser got its network back: the answer is of before.
    if (asked !== newer) return;
    away = !reached;
    tell();
    if (away) timer = setTimeout(look, delay);
    delay = away ? Math.min(delay * 2, LAST_LOOK) : FIRST_LOOK;
  }

  // It takes every start for one with a connection, and would then miss that there is one again.
  tell();
  addEventListener('offline', tell);
  addEventListener('online', () => {
    rest();
    newer += 1;
    [away, delay] = [false, FIRST_LOOK];
    // Also where the loss went unnoticed: whoever waits for a connection has to hear of it.
    onlineManager.setOnline(false);
    tell();
  });
  document.addEventListener('visibilitychange', () => {
    if (away && !document.hidden) void look();
  });

  return {
    /** A request failed with this: does it mean that the service is away? */
    failed: (error: unknown): void => {
      if (timer === undefined && (isUnreachable(error) || isGatewayError(error))) void look();
    },
  };
}
