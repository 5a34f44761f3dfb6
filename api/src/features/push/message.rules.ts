import { links, type NotificationKind } from '@my-note/contract';
import { storable } from '../../core/text/sanitize-text.ts';
import type { NotificationRow } from '../notifications/notifications.table.ts';
import { notificationsTexts } from '../notifications/texts.ts';
import type { PushMessage } from './push-sender.client.ts';
import { expiryOf } from './retries.rules.ts';

/** A message has room for 3,993 bytes, and a screen for less. */
const TITLE = 150;
const DESCRIPTION = 300;
const ADDRESS = 1_000;
/** Kinds that need not wake a device that saves its battery. */
const UNHURRIED: readonly NotificationKind[] = ['videos', 'share-viewed', 'welcome'];

/** What the service worker shows (host/src/platform/service-worker/push.ts). */
const payloadOf = (shown: { title: string; description: string; address: string; tag: string }) =>
  JSON.stringify(shown);

/** The topic has at most 32 letters; an id as base64url has 22. */
const topicOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

type Shown = Pick<NotificationRow, 'id' | 'kind' | 'title' | 'description' | 'href' | 'createdAt'>;

/** A notification as a message that arrives at a browser once, however often it is sent. */
export function messageOf({ id, kind, title, description, href, createdAt }: Shown, now: Date): PushMessage {
  const fits = href !== null && Buffer.byteLength(href) <= ADDRESS;
  return {
    payload: payloadOf({
      title: storable(title, TITLE),
      description: storable(description, DESCRIPTION),
      address: fits ? href : links.notifications(),
      tag: id,
    }),
    ttlSeconds: Math.max(0, Math.round((expiryOf(createdAt).getTime() - now.getTime()) / 1000)),
    urgency: UNHURRIED.includes(kind) ? 'low' : 'normal',
    topic: topicOf(id),
  };
}

/** A message to try a browser, of use for a minute. */
export const testMessage = (): PushMessage => ({
  payload: payloadOf({
    title: notificationsTexts.testTitle,
    description: notificationsTexts.testText,
    address: links.notifications(),
    tag: 'test',
  }),
  ttlSeconds: 60,
  urgency: 'high',
});
