import { groupBy } from '../../core/group-by.ts';
import type { Services } from '../../core/services.ts';
import { createWakeLoop } from '../../core/wake-loop.ts';
import { type DeliverDeps, deliver } from './deliver.usecases.ts';
import { claimDue, listActive, nextDue } from './deliveries.repository.ts';
import { fanOut } from './fan-out.usecases.ts';
import type { DeliveryRow } from './webhooks.table.ts';

/** Longer than the timeout of a delivery: another process claims only what nobody is sending. */
const LEASE_MS = 60_000;
/** Of one webhook at a time, and of all. */
const EACH = 4;
const AT_ONCE = 32;
/** For deliveries whose message was lost, and those of a process that died. */
const POLL_MS = 15_000;

type Parts = Omit<DeliverDeps, 'clock'> &
  Pick<Services, 'bus' | 'clock'> & {
    publicUrl: string | undefined;
    log: { error: (error: unknown, message: string) => void };
  };

/** Sends what happens to notes to the webhooks of their owners; any number of processes may do so on one database. */
export function createWebhookWorker(parts: Parts) {
  const { db, bus, clock, log } = parts;
  const sending = new Map<string, Promise<void>>();
  const { wake, isClosed, close } = createWakeLoop(async () => {
    try {
      while (!isClosed() && (await fanOut(parts)));
      const room = AT_ONCE - sending.size * EACH;
      if (room > 0 && !isClosed()) await sendDue(room);
      return await pause();
    } catch (error) {
      log.error(error, 'Webhooks could not be sent; they are kept and tried again');
      return POLL_MS;
    }
  });

  async function sendDue(limit: number) {
    const now = clock();
    const until = new Date(now.getTime() + LEASE_MS);
    const claimed = await claimDue(db, { now, until, each: EACH, limit, busy: [...sending.keys()] });
    const groups = groupBy(claimed, ({ webhookId }) => webhookId);
    const webhooks = await listActive(db, [...groups.keys()]);
    for (const webhook of webhooks) {
      const work = (groups.get(webhook.id) ?? []).map((delivery: DeliveryRow) =>
        deliver(parts, webhook, delivery).catch((error: unknown) =>
          log.error(error, 'The end of a delivery could not be noted; it is tried again'),
        ),
      );
      const ended = Promise.all(work).then(() => {
        sending.delete(webhook.id);
        wake();
      });
      sending.set(webhook.id, ended);
    }
  }

  async function pause() {
    const next = await nextDue(db);
    if (!next) return POLL_MS;
    // What is due now waits for a webhook that is busy, whose end wakes this.
    const wait = next.getTime() - clock().getTime();
    return wait <= 0 ? POLL_MS : Math.min(POLL_MS, wait);
  }

  let unsubscribe: (() => void) | undefined;

  return {
    start() {
      unsubscribe = bus.subscribe('webhook-events', { message: wake, missed: wake });
      wake();
    },
    async close() {
      unsubscribe?.();
      await close();
      await Promise.all(sending.values());
    },
  };
}
