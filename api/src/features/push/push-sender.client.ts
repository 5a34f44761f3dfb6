import type { PushSubscription } from '@my-note/contract/push';
import type { Urgency } from 'web-push';
import type { Database } from '../../core/database.ts';
import { PostRefused, type WebPost } from '../../core/outgoing/web-post.ts';
import { openOnce } from '../../core/promises/open-once.ts';
import { type Ending, endOf } from './retries.rules.ts';
import { readVapidKeys } from './vapid-keys.repository.ts';

/** Of a response that says what was wrong. */
const RESPONSE_BYTES = 500;
/** Push services write to whom this names when something is wrong; it has to be an address. */
const NO_SUBJECT = 'mailto:operator@my-note.invalid';

export type PushMessage = {
  payload: string;
  ttlSeconds: number;
  urgency: Urgency;
  /** A message takes the place of one with the same topic that waits at the push service. */
  topic?: string;
};

type Parts = { db: Database; post: Pick<WebPost, 'check' | 'send'>; publicUrl: string | undefined };

/** Encrypts messages for browsers, and hands them to the push services of these. */
export function createPushSender({ db, post, publicUrl }: Parts) {
  const subject = publicUrl?.startsWith('https:') ? publicUrl : NO_SUBJECT;
  const { get: readKeys } = openOnce(() => readVapidKeys(db));

  return {
    publicKey: async () => (await readKeys()).publicKey,
    /** Refuses an endpoint that is certain to lead elsewhere than to a push service. */
    check: (endpoint: string) => post.check(endpoint),
    /** How a push service took a message. */
    async send(
      { endpoint, keys: { p256dh, auth } }: PushSubscription,
      message: PushMessage,
    ): Promise<Ending> {
      // Loaded at the first message: most sites never send one.
      const { default: webPush } = await import('web-push');
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message.payload, {
        vapidDetails: { subject, ...(await readKeys()) },
        TTL: message.ttlSeconds,
        urgency: message.urgency,
        contentEncoding: 'aes128gcm',
        ...(message.topic === undefined ? {} : { topic: message.topic }),
      });
      const headers = Object.entries(details.headers).map(([name, value]) => [name, String(value)]);
      try {
        return endOf(
          await post.send(endpoint, {
            headers: Object.fromEntries(headers),
            body: details.body ?? Buffer.alloc(0),
            responseBytes: RESPONSE_BYTES,
          }),
        );
      } catch (error) {
        if (!(error instanceof PostRefused)) throw error;
        return { kind: 'retry', reason: error.message };
      }
    },
  };
}
export type PushSender = ReturnType<typeof createPushSender>;
