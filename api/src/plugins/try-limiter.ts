import { ERROR_CODES } from '@my-note/shared-kit/contract';
import { AppError } from '../errors.ts';
import type { Clock } from '../services.ts';

const MAX_KEYS = 50_000;

/** Counts tries per key in a fixed window and refuses further ones until the window ends. */
export function createTryLimiter(
  clock: Clock,
  { max, windowMs, message }: { max: number; windowMs: number; message: string },
) {
  const windows = new Map<string, { count: number; endsAt: number }>();

  const current = (key: string) => {
    const found = windows.get(key);
    return found && found.endsAt > clock().getTime() ? found : undefined;
  };

  return {
    check(key: string) {
      const open = current(key);
      if (!open || open.count < max) return;
      const retryAfterSeconds = Math.max(1, Math.ceil((open.endsAt - clock().getTime()) / 1000));
      const minutes = Math.ceil(retryAfterSeconds / 60);
      throw new AppError(
        429,
        ERROR_CODES.rateLimited,
        `${message}. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`,
        { retryAfterSeconds },
      );
    },
    count(key: string) {
      const open = current(key);
      if (open) {
        open.count += 1;
        return;
      }
      if (windows.size >= MAX_KEYS) dropEnded();
      windows.set(key, { count: 1, endsAt: clock().getTime() + windowMs });
    },
    /** Takes one counted try back. */
    refund(key: string) {
      const open = current(key);
      if (open) open.count -= 1;
    },
    forget(key: string) {
      windows.delete(key);
    },
  };

  function dropEnded() {
    for (const [key, open] of windows) if (open.endsAt <= clock().getTime()) windows.delete(key);
    const oldest = windows.keys().next().value;
    if (windows.size >= MAX_KEYS && oldest !== undefined) windows.delete(oldest);
  }
}
