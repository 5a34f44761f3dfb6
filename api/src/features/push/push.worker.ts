import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../core/services.ts';
import { createWakeLoop } from '../../core/wake-loop.ts';
import { claimDue, nextDue, readClaimed } from './queue.repository.ts';
import { type SendDeps, sendClaimed } from './send.usecases.ts';

/** Longer than the timeout of a call: another process claims only what nobody is sending. */
const LEASE_MS = 60_000;
const AT_ONCE = 32;

type Parts = Pick<SendDeps, 'db' | 'clock' | 'push'> &
  Pick<Services, 'bus'> & { log: Pick<FastifyBaseLogger, 'error' | 'warn'> };

/** Hands notifications to push services; any number of processes may do so on one database. */
export function createPushWorker(parts: Parts) {
  const { db, bus, clock, log } = parts;
  /** By browser: one message at a time, in their order. */
  const sending = new Map<string, Promise<void>>();
  const { start, wake, isClosed, close } = createWakeLoop({
    ...{ bus, clock, topic: 'push-due' },
    nextDue: () => nextDue(db),
    async turn() {
      const room = AT_ONCE - sending.size;
      if (room > 0 && !isClosed()) await sendDue(room);
    },
    onError: (error) => log.error(error, 'Pushing notifications failed; they are kept and tried again'),
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

  return {
    start,
    async close() {
      await close();
      await Promise.all(sending.values());
    },
  };
}
