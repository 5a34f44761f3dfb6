import type { Webhook, WebhookDelivery } from '@my-note/contract/webhooks';
import { TEST_EVENT } from '@my-note/contract/webhooks';
import type { DeliveryRow, WebhookEventRow, WebhookRow } from './webhooks.table.ts';

export const toWebhook = (row: WebhookRow): Webhook => ({
  _id: row.id,
  name: row.name,
  address: row.address,
  events: row.events,
  active: row.active,
  offReason: row.offReason,
  failingSince: row.failingSince?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

export const toDelivery = (row: Omit<DeliveryRow, 'body'>): WebhookDelivery => ({
  _id: row.id,
  event: row.event,
  title: row.title,
  status: row.status,
  tries: row.tries,
  createdAt: row.createdAt.toISOString(),
  triedAt: row.triedAt?.toISOString() ?? null,
  nextTryAt: row.status === 'waiting' ? (row.nextTryAt?.toISOString() ?? null) : null,
  responseStatus: row.responseStatus,
  durationMs: row.durationMs,
  responseStart: row.responseStart,
  error: row.error,
});

/** The path of a note; with the address of the site, the whole address. */
function addressOf(slug: string, publicUrl: string | undefined) {
  const path = `/${slug.split('/').map(encodeURIComponent).join('/')}`;
  return publicUrl === undefined ? path : new URL(path, publicUrl).href;
}

/** The body of an event: which note, its title, and its address, and never its text. */
export function bodyOf(
  { event, itemId, title, slug, at }: WebhookEventRow,
  publicUrl: string | undefined,
): string {
  const data = { _id: itemId, title, slug, address: addressOf(slug, publicUrl) };
  return JSON.stringify({ type: event, timestamp: at.toISOString(), data });
}

export const testBody = (webhook: Pick<WebhookRow, 'id' | 'name'>, at: Date): string =>
  JSON.stringify({
    type: TEST_EVENT,
    timestamp: at.toISOString(),
    data: { webhook: { _id: webhook.id, name: webhook.name } },
  });
