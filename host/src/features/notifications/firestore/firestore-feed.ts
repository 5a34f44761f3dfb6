import { firestoreFeedSchema } from '@my-note/contract/firebase';
import { onAuthStateChanged } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore, onSnapshot } from 'firebase/firestore';
import { firebaseApp, firebaseAuth } from '../../../platform/firebase/app.ts';
import { isOfSession } from '../../../platform/firebase/session-uid.ts';
import { pause } from '../../../platform/loading/retry-import.ts';
import type { Feed, FeedContext, FeedListener } from '../feed.ts';
import { notificationsOf } from './live-query.ts';
import { createSnapshotChanges } from './snapshot-changes.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;
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

/**
 * Firestore's live query (docs/specification/service.md#firestore-documents). The SDK comes back by itself after a
 * lost connection and
 * then tells what was added meanwhile. It listens as whoever is signed in at Firebase.
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

/** A query that Firestore ended, by an error, does not go on by itself: it is asked again. */
async function listen(
  db: Firestore,
  uid: string,
  userId: string,
  signal: AbortSignal,
  listener: FeedListener,
) {
  const changes = createSnapshotChanges(userId, listener);
  for (let wait = FIRST_PAUSE_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    await new Promise<void>((ended) => {
      const stop = onSnapshot(
        notificationsOf(db, uid),
        // Without it, nothing would say that an answer from memory has become the service's own.
        { includeMetadataChanges: true },
        (snapshot) => {
          wait = FIRST_PAUSE_MS;
          changes.take(snapshot);
        },
        (error) => {
          console.error(error);
          ended();
        },
      );
      signal.addEventListener('abort', () => {
        stop();
        ended();
      });
    });
    if (signal.aborted) return;
    listener.live(false);
    await pause(wait, signal);
  }
}
