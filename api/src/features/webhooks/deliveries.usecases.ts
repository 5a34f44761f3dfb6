import type { WebhookDelivery } from '@my-note/contract/webhooks';
import { TEST_EVENT, WEBHOOK_LIMITS } from '@my-note/contract/webhooks';
import type { Services } from '../../core/services.ts';
import { deleteEndedBefore, findDelivery, insertDelivery, listDeliveries } from './deliveries.repository.ts';
import { deliveryGone, webhookOff } from './webhooks.errors.ts';
import { testBody, toDelivery } from './webhooks.rules.ts';
import type { WebhookRow } from './webhooks.table.ts';
import { requireWebhook } from './webhooks.usecases.ts';

const DAY = 24 * 60 * 60_000;

type Sent = { messageId: string; event: string; itemId: string | null; title: string | null; body: string };

/** Puts a delivery into the queue, for now. */
async function enqueue(services: Services, webhook: WebhookRow, sent: Sent): Promise<WebhookDelivery> {
  const { db, bus, clock, ids } = services;
  if (!webhook.active) throw webhookOff();
  const now = clock();
  const { id: webhookId, createdBy } = webhook;
  const stamps = { id: ids.row(), createdBy, createdAt: now, nextTryAt: now };
  const row = await insertDelivery(db, { ...stamps, webhookId, ...sent });
  await bus.publish(db, 'webhook-events', {});
  return toDelivery(row);
}

/** Sends an event without a note, to try the address. */
export async function sendTest(services: Services, ownerId: string, id: string): Promise<WebhookDelivery> {
  const webhook = await requireWebhook(services, ownerId, id);
  const body = testBody(webhook, services.clock());
  const messageId = services.ids.row();
  return enqueue(services, webhook, { messageId, event: TEST_EVENT, itemId: null, title: null, body });
}

/** Sends an event once more, as it was and with its own id. */
export async function redeliver(
  services: Services,
  ownerId: string,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<WebhookDelivery> {
  const webhook = await requireWebhook(services, ownerId, id);
  const delivery = await findDelivery(services.db, id, deliveryId);
  if (!delivery) throw deliveryGone();
  const { messageId, event, title, body } = delivery;
  // Without the note it is not one with an update that waits.
  return enqueue(services, webhook, { messageId, event, itemId: null, title, body });
}

export async function readDeliveries(services: Services, ownerId: string, id: string, cursor?: string) {
  await requireWebhook(services, ownerId, id);
  // One more than a page shows whether there is a next one.
  const rows = await listDeliveries(services.db, id, { cursor, limit: WEBHOOK_LIMITS.page + 1 });
  const page = rows.slice(0, WEBHOOK_LIMITS.page);
  const nextCursor = rows.length > page.length ? (page.at(-1)?.id ?? null) : null;
  return { data: page.map(toDelivery), nextCursor };
}

/** Deletes deliveries that ended some time ago. */
export const forgetDeliveries = ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  deleteEndedBefore(db, new Date(clock().getTime() - WEBHOOK_LIMITS.logDays * DAY));
