import type { FirestoreFeedConfig } from '@my-note/contract/firebase';
import * as z from 'zod';
import {
  emulatorHostSchema,
  onlyForTests,
  originOf,
  webConfigSchema,
} from '../../../../core/firebase/environment.ts';
import { serviceAccountSchema } from '../../../../core/firebase/service-account.ts';
import type { NotificationFeed, Services } from '../../../../core/services.ts';
import type { ConfiguredFeed, FeedAdapter } from '../feed.port.ts';
import { createBusFeed } from '../sse.adapter.ts';
import type { DocumentStore } from './documents.rules.ts';
import { createFirestoreStore, type StoreOptions } from './firestore.client.ts';
import { countWaiting, enqueue, forgetWaiting } from './outbox.repository.ts';
import { createDispatcher } from './outbox.worker.ts';

const environment = z
  .object({
    IDENTITY: z.literal('firebase', {
      error: 'FEED=firestore needs IDENTITY=firebase, for its rules know people by their Firebase id',
    }),
    FIREBASE_WEB_CONFIG: webConfigSchema,
    FIRESTORE_EMULATOR_HOST: emulatorHostSchema,
    GOOGLE_APPLICATION_CREDENTIALS: serviceAccountSchema.optional(),
    NODE_ENV: z.string().optional(),
  })
  .superRefine(onlyForTests('FIRESTORE_EMULATOR_HOST'))
  .transform((values, context) => {
    const { projectId } = values.FIREBASE_WEB_CONFIG;
    const { FIRESTORE_EMULATOR_HOST: emulatorHost, GOOGLE_APPLICATION_CREDENTIALS: account } = values;
    if (emulatorHost !== undefined) return configure({ projectId, emulatorHost });
    if (account !== undefined) return configure({ projectId, account });
    context.addIssue({
      code: 'custom',
      path: ['GOOGLE_APPLICATION_CREDENTIALS'],
      message:
        'FEED=firestore needs the path of the JSON file of a service account that may write to Firestore',
    });
    return z.NEVER;
  });

function configure(options: StoreOptions): ConfiguredFeed {
  const { emulatorHost } = options;
  const emulator = emulatorHost === undefined ? {} : { emulatorUrl: originOf(emulatorHost) };
  const browser: FirestoreFeedConfig = { kind: 'firestore', ...emulator };
  return {
    browser,
    // The live query.
    page: { connectSrc: ['https://firestore.googleapis.com', ...Object.values(emulator)] },
    open: (parts) => createFirestoreFeed(parts, createFirestoreStore(options)),
    createWorker({ metrics, ...parts }) {
      metrics.watch('notification_outbox_rows', 'Notifications that Firestore has not taken yet', () =>
        countWaiting(parts.db),
      );
      return createDispatcher({ ...parts, store: createFirestoreStore(options) });
    },
  };
}

/** Writes rows for the dispatcher; the message of the bus wakes it, in this process or in another. */
function createFirestoreFeed(
  parts: Pick<Services, 'bus' | 'clock'>,
  store: Pick<DocumentStore, 'removeOf' | 'disconnect'>,
): NotificationFeed {
  const bus = createBusFeed(parts);
  return {
    async written(tx, notifications) {
      const ids = notifications.map(({ id }) => id);
      await enqueue(tx, ids, parts.clock());
      await bus.written(tx, notifications);
    },
    async marked(tx, userId, ids) {
      await enqueue(tx, ids, parts.clock());
      await bus.marked(tx, userId, ids);
    },
    async purge(db, userId) {
      try {
        for (const id of await forgetWaiting(db, userId)) await store.removeOf(id);
      } finally {
        store.disconnect();
      }
    },
  };
}

/** Documents in Firestore, which the browser watches with a live query. */
export const firestore: FeedAdapter = { kind: 'firestore', environment };
