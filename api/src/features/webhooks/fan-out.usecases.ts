import { groupBy } from '../../core/group-by.ts';
import type { Services } from '../../core/services.ts';
import { insertDeliveries, listListening, removeEvents, takeEvents } from './deliveries.repository.ts';
import { bodyOf } from './webhooks.rules.ts';
import type { WebhookEventRow } from './webhooks.table.ts';

const BATCH = 100;
/** Somebody who types saves every second; a receiver gets one update for all saves of this time. */
const GATHER_MS = 10_000;

type Deps = Pick<Services, 'db' | 'clock' | 'ids'> & { publicUrl: string | undefined };

/** Makes deliveries of some events, in one transaction. Whether there may be more events. */
export const fanOut = ({ db, clock, ids, publicUrl }: Deps): Promise<boolean> =>
  db.transaction(async (tx) => {
    const events = await takeEvents(tx, BATCH);
    if (events.length === 0) return false;
    const owners = [...new Set(events.map(({ createdBy }) => createdBy))];
    const listening = groupBy(await listListening(tx, owners), ({ createdBy }) => createdBy);
    const now = clock();
    const deliver = (event: WebhookEventRow) => {
      const { id: messageId, createdBy, event: name, itemId, title } = event;
      const wait = name === 'note.updated' ? GATHER_MS : 0;
      const common = { createdBy, messageId, event: name, itemId, title, body: bodyOf(event, publicUrl) };
      return (listening.get(createdBy) ?? [])
        .filter(({ events }) => events.includes(name))
        .map(({ id: webhookId }) => ({
          ...{ id: ids.row(), createdAt: now, nextTryAt: new Date(now.getTime() + wait) },
          ...{ webhookId, ...common },
        }));
    };
    await insertDeliveries(tx, events.flatMap(deliver));
    await removeEvents(
      tx,
      events.map(({ id }) => id),
    );
    return events.length === BATCH;
  });
