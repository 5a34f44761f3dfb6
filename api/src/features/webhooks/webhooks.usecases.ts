import type { NewWebhook, Webhook, WebhookCreate, WebhookUpdate } from '@my-note/contract/webhooks';
import { WEBHOOK_LIMITS } from '@my-note/contract/webhooks';
import { PostRefused, type WebPost } from '../../core/outgoing/web-post.ts';
import type { Services } from '../../core/services.ts';
import { lockUser } from '../../items/index.ts';
import { turnOff } from './deliveries.repository.ts';
import { newSecret } from './signature.rules.ts';
import { addressRefused, tooManyWebhooks, webhookGone } from './webhooks.errors.ts';
import {
  countWebhooks,
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  updateWebhook,
} from './webhooks.repository.ts';
import { toWebhook } from './webhooks.rules.ts';
import type { WebhookRow } from './webhooks.table.ts';

export type WebhookDeps = Services & { webPost: Pick<WebPost, 'check'> };

/** How long the secret before a rotation signs as well, so that a receiver has time to take the new one. */
const OVERLAP_MS = 24 * 60 * 60_000;

export const readWebhooks = async ({ db }: Services, ownerId: string): Promise<Webhook[]> =>
  (await listWebhooks(db, ownerId)).map(toWebhook);

export async function requireWebhook({ db }: Pick<Services, 'db'>, ownerId: string, id: string) {
  const row = await findWebhook(db, ownerId, id);
  if (!row) throw webhookGone();
  return row;
}

/** Names that lead into a private network are refused at each delivery; here what is certain already. */
function checkAddress({ webPost }: WebhookDeps, address: string) {
  try {
    webPost.check(address);
  } catch (error) {
    throw error instanceof PostRefused ? addressRefused(error.message) : error;
  }
}

export function createWebhook(
  deps: WebhookDeps,
  ownerId: string,
  webhook: WebhookCreate,
): Promise<NewWebhook> {
  const { db, clock, ids } = deps;
  checkAddress(deps, webhook.address);
  return db.transaction(async (tx) => {
    await lockUser(tx, ownerId);
    if ((await countWebhooks(tx, ownerId)) >= WEBHOOK_LIMITS.webhooks) throw tooManyWebhooks();
    const now = clock();
    const base = { id: ids.row(), createdBy: ownerId, createdAt: now, updatedAt: now };
    const secret = newSecret();
    return { ...toWebhook(await insertWebhook(tx, { ...base, ...webhook, secret })), secret };
  });
}

/** A webhook that is turned on begins without its failures. */
export async function changeWebhook(
  deps: WebhookDeps,
  ownerId: string,
  id: string,
  { active, ...change }: WebhookUpdate,
): Promise<Webhook> {
  const { db, clock } = deps;
  if (change.address !== undefined) checkAddress(deps, change.address);
  return db.transaction(async (tx) => {
    await requireWebhook({ db: tx }, ownerId, id);
    const now = clock();
    if (active === false) await turnOff(tx, id, { reason: null, now });
    const on = active === true ? { active, offReason: null, failingSince: null } : {};
    return toWebhook(found(await updateWebhook(tx, ownerId, id, { ...change, ...on, updatedAt: now })));
  });
}

export async function removeWebhook({ db }: Services, ownerId: string, id: string) {
  if (!(await deleteWebhook(db, ownerId, id))) throw webhookGone();
  return { _id: id };
}

/** A new secret; that of before signs as well for a day. */
export function renewSecret({ db, clock }: Services, ownerId: string, id: string): Promise<NewWebhook> {
  return db.transaction(async (tx) => {
    const { secret: formerSecret } = await requireWebhook({ db: tx }, ownerId, id);
    const now = clock();
    const secret = newSecret();
    const former = { formerSecret, formerUntil: new Date(now.getTime() + OVERLAP_MS) };
    const row = found(await updateWebhook(tx, ownerId, id, { secret, ...former, updatedAt: now }));
    return { ...toWebhook(row), secret };
  });
}

function found(row: WebhookRow | undefined): WebhookRow {
  if (!row) throw webhookGone();
  return row;
}
