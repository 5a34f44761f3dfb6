import { CLIENT_ID } from '@my-note/contract';
import { firestoreFeedSchema, NOTIFICATIONS_COLLECTION } from '@my-note/contract/firebase';
import { onAuthStateChanged } from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { firebaseApp, firebaseAuth } from '../../../platform/firebase/app.ts';
import { isOfSession } from '../../../platform/firebase/session-uid.ts';
import { retry } from '../../../platform/loading/retry.ts';
import type { Feed, FeedContext, FeedListener } from '../feed.ts';
import { createSnapshotChanges, MOST } from './snapshot-changes.ts';

let database: Firestore | undefined;

function openDatabase({ identity, feed }: FeedContext['config']): Firestore {
  if (database) return database;
  database = getFirestore(firebaseApp(identity));
  const { emulatorUrl } = firestoreFeedSchema.parse(feed);
  if (emulatorUrl) {
    const { hostname, port } = new URL(emulatorUrl);
    connectFirestoreEmulator(database, hostname, Number(port));
  }
  return database;
}

/** The live query for the newest notifications. */
const notificationsOf = (db: Firestore, uid: string) =>
  query(
    collection(db, NOTIFICATIONS_COLLECTION),
    where('to', '==', uid),
    where('clientId', '==', CLIENT_ID),
    orderBy('createdAt', 'desc'),
    limit(MOST),
  );

/**
 * Firestore's live query (docs/specification/service.md#firestore-documents), as the user who is signed in at Firebase.
 * After a lost connection the SDK reconnects by itself and reports what was added meanwhile.
 */
export const firestoreFeed: Feed = ({ config, userId, signal }, listener) => {
  const db = openDatabase(config);
  let listening: AbortController | undefined;
  const stopAuth = onAuthStateChanged(firebaseAuth(config.identity), (user) => {
    listening?.abort();
    // Notifications of another Firebase user must never show in this session.
    if (!user || !isOfSession(user.uid) || signal.aborted) return;
    listening = new AbortController();
    void listen(db, user.uid, userId, listening.signal, listener);
  });
  signal.addEventListener('abort', () => {
    stopAuth();
    listening?.abort();
  });
};

/** Firestore does not restart a query that ended with an error. */
function listen(db: Firestore, uid: string, userId: string, signal: AbortSignal, listener: FeedListener) {
  const changes = createSnapshotChanges(userId, listener);
  const followQuery = (resetPause: () => void) =>
    new Promise<void>((resolve, reject) => {
      const stop = onSnapshot(
        notificationsOf(db, uid),
        // Otherwise nothing would say that a snapshot from the cache has been confirmed by the service.
        { includeMetadataChanges: true },
        (snapshot) => {
          resetPause();
          changes.take(snapshot);
        },
        (error) => {
          listener.live(false);
          reject(error);
        },
      );
      signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });
  return retry(followQuery, signal);
}
