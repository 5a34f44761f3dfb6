import type { Services } from '../../core/services.ts';
import { messageOf, testMessage } from './message.rules.ts';
import { deviceGone, pushOff } from './push.errors.ts';
import type { PushSubscriptionRow } from './push.table.ts';
import type { PushSender } from './push-sender.client.ts';
import {
  type ClaimedMessage,
  deleteMessagesBefore,
  postpone,
  postponeOthers,
  removeMessage,
} from './queue.repository.ts';
import { expiryOf, nextTry } from './retries.rules.ts';
import { deleteEndpoint, findSubscription } from './subscriptions.repository.ts';
import type { PushDeps } from './subscriptions.usecases.ts';

export type SendDeps = Pick<Services, 'db' | 'clock'> & {
  push: PushSender;
  log: { warn: (facts: object, message: string) => void };
};

const addressed = ({ endpoint, p256dh, auth }: PushSubscriptionRow) => ({ endpoint, keys: { p256dh, auth } });

/** Tries a claimed message once, unless it was read elsewhere or is too old, and notes how it ended. */
export async function sendClaimed({ db, clock, push, log }: SendDeps, claimed: ClaimedMessage) {
  const { message, subscription, notification } = claimed;
  const begun = clock();
  if (notification.readAt !== null || begun >= expiryOf(message.createdAt)) return removeMessage(db, message);
  const ending = await push.send(addressed(subscription), messageOf(notification, begun));
  if (ending.kind === 'sent') return removeMessage(db, message);
  if (ending.kind === 'gone') return deleteEndpoint(db, subscription);
  // An endpoint is a secret of its browser, so it stays out of the log.
  const facts = {
    pushService: new URL(subscription.endpoint).origin,
    reason: ending.reason,
    tries: message.tries,
  };
  log.warn(facts, 'A notification did not reach a push service');
  if (ending.kind === 'refused') return removeMessage(db, message);
  const { createdAt, tries } = message;
  const { retryAfter } = ending;
  const at = nextTry({ createdAt, tries, now: clock(), retryAfter });
  if (at === undefined) return removeMessage(db, message);
  await postpone(db, message, at);
  if (retryAfter !== undefined) await postponeOthers(db, subscription.id, at);
}

/** Sends a message to one of the person's browsers now, to try it. */
export async function sendTest({ db, push }: PushDeps, ownerId: string, id: string) {
  if (!push) throw pushOff();
  const row = await findSubscription(db, ownerId, id);
  if (!row) throw deviceGone();
  const ending = await push.send(addressed(row), testMessage());
  if (ending.kind === 'sent') return { sent: true, reason: null };
  if (ending.kind !== 'gone') return { sent: false, reason: ending.reason };
  await deleteEndpoint(db, row);
  return { sent: false, reason: 'the browser has given up its subscription' };
}

/** Removes messages that are too old, also where push is turned off. */
export const forgetMessages = ({ db, clock }: Pick<Services, 'db' | 'clock'>) => {
  const now = clock();
  const age = expiryOf(now).getTime() - now.getTime();
  return deleteMessagesBefore(db, new Date(now.getTime() - age));
};
