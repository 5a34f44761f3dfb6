import { CONNECTIONS_LINK, WEBHOOK_LIMITS } from '@my-note/contract/webhooks';
import { PostRefused, type WebPost } from '../../core/outgoing/web-post.ts';
import type { Services } from '../../core/services.ts';
import { wellFormed } from '../../core/text/sanitize-text.ts';
import { notify } from '../notifications/notify.usecases.ts';
import { endTry, noteFailure, noteSuccess, turnOff } from './deliveries.repository.ts';
import { hasFailedTooLong, pauseAfter } from './retries.rules.ts';
import { signedHeaders } from './signature.rules.ts';
import { webhooksTexts } from './texts.ts';
import type { DeliveryRow, WebhookRow } from './webhooks.table.ts';

export type DeliverDeps = Pick<Services, 'db' | 'clock' | 'ids' | 'feed'> & {
  webPost: Pick<WebPost, 'send'>;
};

const GONE = 410;
const HEADERS = { 'content-type': 'application/json', 'user-agent': 'MyNote-Webhooks/1.0' };

type Outcome = { responseStatus: number | null; responseStart: string | null; error: string | null };

/** Tries a claimed delivery once, and notes how it ended. */
export async function deliver(deps: DeliverDeps, webhook: WebhookRow, delivery: DeliveryRow): Promise<void> {
  const begun = performance.now();
  const outcome = await send(deps, webhook, delivery);
  const triedAt = deps.clock();
  const facts = { ...outcome, triedAt, durationMs: Math.round(performance.now() - begun) };
  await deps.db.transaction(async (tx) => {
    if (outcome.error === null) {
      await endTry(tx, delivery, { ...facts, status: 'delivered', nextTryAt: null });
      await noteSuccess(tx, webhook.id);
      return;
    }
    const pause = pauseAfter(delivery.tries);
    const next = pause === undefined ? null : new Date(triedAt.getTime() + pause);
    const status = next ? ('waiting' as const) : ('failed' as const);
    if (!(await endTry(tx, delivery, { ...facts, status, nextTryAt: next }))) return;
    const since = await noteFailure(tx, webhook.id, triedAt);
    const reason = offReason(outcome, since, triedAt);
    if (reason === undefined || !(await turnOff(tx, webhook.id, { reason, now: triedAt }))) return;
    await notify(deps, tx, {
      to: webhook.createdBy,
      kind: 'operator-message',
      title: () => webhooksTexts.turnedOff(webhook.name),
      description: reason,
      href: CONNECTIONS_LINK,
    });
  });
}

function offReason({ responseStatus }: Outcome, since: Date | undefined, now: Date): string | undefined {
  if (responseStatus === GONE) return webhooksTexts.addressGone;
  if (since === undefined || !hasFailedTooLong(since, now)) return undefined;
  return webhooksTexts.failedFor(WEBHOOK_LIMITS.failingDays);
}

async function send(
  { webPost, clock }: DeliverDeps,
  { address, secret, formerSecret, formerUntil }: WebhookRow,
  { messageId, body }: DeliveryRow,
): Promise<Outcome> {
  const at = clock();
  const former = formerSecret !== null && formerUntil !== null && formerUntil > at ? [formerSecret] : [];
  const signed = signedHeaders({ id: messageId, at, body }, [secret, ...former]);
  try {
    const { status, start } = await webPost.send(address, {
      ...{ headers: { ...HEADERS, ...signed }, body },
      responseBytes: WEBHOOK_LIMITS.responseBytes,
    });
    const error = status >= 200 && status < 300 ? null : refusal(status);
    return { responseStatus: status, responseStart: wellFormed(start), error };
  } catch (error) {
    if (!(error instanceof PostRefused)) throw error;
    return { responseStatus: null, responseStart: null, error: error.message };
  }
}

const refusal = (status: number) =>
  status >= 300 && status < 400 ? webhooksTexts.redirected(status) : webhooksTexts.responded(status);
