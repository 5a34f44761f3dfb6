import type { FastifyBaseLogger } from 'fastify';
import { createWebPost } from '../../core/outgoing/web-post.ts';
import type { Services } from '../../core/services.ts';
import { createPushWorker } from './push.worker.ts';
import { createPushSender } from './push-sender.client.ts';

interface Settings {
  webPush: boolean;
  webPushAllowPrivate: boolean;
  publicUrl: string | undefined;
}

/** What sends notifications to browsers; nothing where the operator has turned it off. */
export function openPush(
  { webPush, webPushAllowPrivate, publicUrl }: Settings,
  services: Services,
  log: FastifyBaseLogger,
) {
  if (!webPush) return undefined;
  const post = createWebPost({ allowPrivate: webPushAllowPrivate });
  const sender = createPushSender({ db: services.db, post, publicUrl });
  const worker = createPushWorker({ ...services, push: sender, log });
  return {
    sender,
    start: worker.start,
    async close() {
      await worker.close();
      await post.close();
    },
  };
}
