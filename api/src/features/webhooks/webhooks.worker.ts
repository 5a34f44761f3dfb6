import { groupBy } from '../../core/group-by.ts';
import { inLanguage } from '../../core/language/language.ts';
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

type Parts = Omit<DeliverDeps, 'clock'> &
  Pick<Services, 'bus' | 'clock'> & {
    publicUrl: string | undefined;
    log: { error: (error: unknown, message: string) => void };
  };

/** Sends what happens to notes to the webhooks of their owners; any number of processes may do so on one database. */
export function createWebhookWorker(parts: Parts) {
  const { db, bus, clock, log } = parts;
  const sending = new Map<string, Promise<void>>();
  const { start, wake, isClosed, close } = createWakeLoop({
    ...{ bus, clock, topic: 'webhook-events' },
    nextDue: () => nextDue(db),
    async turn() {
      while (!isClosed() && (await fanOut(parts)));
      const room = AT_ONCE - sending.size * EACH;
      if (room > 0 && !isClosed()) await sendDue(room);
    },
    onError: (error) => log.error(error, 'Webhooks could not be sent; they are kept and tried again'),
  });

  async function sendDue(limit: number) {
    const now = clock();
    const until = new Date(now.getTime() + LEASE_MS);
    const claimed = await claimDue(db, { now, until, each: EACH, limit, busy: [...sending.keys()] });
    const groups = groupBy(claimed, ({ webhookId }) => webhookId);
    for (const { webhook, language } of await listActive(db, [...groups.keys()])) {
      const work = (groups.get(webhook.id) ?? []).map((delivery: DeliveryRow) =>
        inLanguage(language ?? 'en', () => deliver(parts, webhook, delivery)).catch((error: unknown) =>
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

  return {
    start,
    async close() {
      await close();
      await Promise.all(sending.values());
    },
  };
}
