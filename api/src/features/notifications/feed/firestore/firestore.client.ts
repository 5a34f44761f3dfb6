import { NOTIFICATIONS_COLLECTION } from '@my-note/contract/firebase';
import type { ServiceAccount } from '../../../../core/firebase/service-account.ts';
import { openOnce } from '../../../../core/promises/open-once.ts';
import type { DocumentStore } from './documents.rules.ts';

export type StoreOptions = {
  projectId: string;
  /** One of both is set; the emulator treats every caller as an administrator. */
  account?: ServiceAccount;
  emulatorHost?: string;
};

/** Google's Firestore, or its emulator. */
export function createFirestoreStore({ projectId, account, emulatorHost }: StoreOptions): DocumentStore {
  const opened = openOnce(async () => {
    // Loaded at the first write: a service without this feed does not have it in memory.
    const { Firestore } = await import('firebase-admin/firestore');
    return new Firestore({
      projectId,
      ...(account ? { credentials: account } : {}),
      ...(emulatorHost ? { host: emulatorHost, ssl: false } : {}),
    });
  });

  return {
    async write(documents) {
      const firestore = await opened.get();
      const batch = firestore.batch();
      for (const { id, fields } of documents) {
        batch.set(firestore.collection(NOTIFICATIONS_COLLECTION).doc(id), fields);
      }
      await batch.commit();
    },
    async removeOf(firebaseId) {
      const firestore = await opened.get();
      const own = firestore.collection(NOTIFICATIONS_COLLECTION).where('to', '==', firebaseId);
      const { docs } = await own.get();
      const writer = firestore.bulkWriter();
      const removed = docs.map(({ ref }) => writer.delete(ref));
      await writer.close();
      await Promise.all(removed);
    },
    disconnect() {
      // It would wait for pending writes, so its end is not awaited.
      opened.close((firestore) => firestore.terminate()).catch(() => undefined);
    },
  };
}
