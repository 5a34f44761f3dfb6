import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../core/services.ts';
import { createWakeLoop } from '../../core/wake-loop.ts';
import { claimDue, nextDue, readClaimed } from './queue.repository.ts';
import { type SendDeps, sendClaimed } from './send.usecases.ts';

/** Longer than the timeout of a call: another process claims only what nobody is sending. */
const LEASE_MS = 60_000;
const AT_ONCE = 32;
/** For messages whose wake-up was lost, and those of a process that died. */
const POLL_MS = 15_000;

type Parts = Pick<SendDeps, 'db' | 'clock' | 'push'> &
  Pick<Services, 'bus'> & { log: Pick<FastifyBaseLogger, 'error' | 'warn'> };

/** Hands notifications to push services; any number of processes may do so on one database. */
export function createPushWorker(parts: Parts) {
  const { db, bus, clock, log } = parts;
  /** By browser: one message at a time, in their order. */
  const sending = new Map<string, Promise<void>>();
  const { wake, isClosed, close } = createWakeLoop(async () => {
    try {
      const room = AT_ONCE - sending.size;
      if (room > 0 && !isClosed()) await sendDue(room);
      return await pause();
    } catch (error) {
      log.error(error, 'Pushing notifications failed; they are kept and tried again');
      return POLL_MS;
    }
  });

  async function sendDue(limit: number) {
    const now = clock();
    const until = new Date(now.getTime() + LEASE_MS);
    const claimed = await claimDue(db, { now, until, limit, busy: [...sending.keys()] });
    if (claimed.length === 0) return;
    const rows = await readClaimed(
      db,
      claimed.map(({ id }) => id),
    );
    for (const row of rows) {
      const { id } = row.subscription;
      const ended = sendClaimed(parts, row)
        .catch((error: unknown) => log.error(error, 'Noting the end of a push failed; it is tried again'))
        .then(() => {
          sending.delete(id);
          wake();
        });
      sending.set(id, ended);
    }
  }

  async function pause() {
    const next = await nextDue(db);
    if (!next) return POLL_MS;
    // What is due now waits for a browser that is busy, whose end wakes this.
    const wait = next.getTime() - clock().getTime();
    return wait <= 0 ? POLL_MS : Math.min(POLL_MS, wait);
  }

  let unsubscribe: (() => void) | undefined;

  return {
    start() {
      unsubscribe = bus.subscribe('push-due', { message: wake, missed: wake });
      wake();
    },
    async close() {
      unsubscribe?.();
      await close();
      await Promise.all(sending.values());
    },
  };
}
