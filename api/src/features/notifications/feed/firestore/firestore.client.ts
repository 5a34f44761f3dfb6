import { NOTIFICATIONS_COLLECTION } from '@my-note/contract/firebase';
import type { Firestore } from 'firebase-admin/firestore';
import type { ServiceAccount } from '../../../../core/firebase/service-account.ts';
import type { DocumentStore } from './documents.rules.ts';

export type StoreOptions = {
  projectId: string;
  /** One of both; the emulator takes everybody for an administrator. */
  account?: ServiceAccount;
  emulatorHost?: string;
};

/** Google's Firestore, or its emulator. */
export function createFirestoreStore({ projectId, account, emulatorHost }: StoreOptions): DocumentStore {
  let opened: Promise<Firestore> | undefined;

  async function open() {
    // Loaded at the first write: nobody without this feed has it in memory.
    const { Firestore } = await import('firebase-admin/firestore');
    return new Firestore({
      projectId,
      ...(account ? { credentials: account } : {}),
      ...(emulatorHost ? { host: emulatorHost, ssl: false } : {}),
    });
  }

  return {
    async write(documents) {
      opened ??= open();
      const firestore = await opened;
      const batch = firestore.batch();
      for (const { id, fields } of documents) {
        batch.set(firestore.collection(NOTIFICATIONS_COLLECTION).doc(id), fields);
      }
      await batch.commit();
    },
    disconnect() {
      // Waits for what is under way, so nobody waits for it.
      opened?.then((firestore) => firestore.terminate()).catch(() => undefined);
      opened = undefined;
    },
  };
}
