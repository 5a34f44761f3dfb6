import { CLIENT_ID } from '@my-note/contract';
import { NOTIFICATIONS_COLLECTION } from '@my-note/contract/firebase';
import { collection, type Firestore, limit, orderBy, query, where } from 'firebase/firestore';

/** Every page that opens reads them once, and each costs: only the newest can be news. */
export const MOST = 30;

/** The live query for the newest notifications (docs/specification/service.md#firestore-documents). */
export const notificationsOf = (db: Firestore, uid: string) =>
  query(
    collection(db, NOTIFICATIONS_COLLECTION),
    where('to', '==', uid),
    where('clientId', '==', CLIENT_ID),
    orderBy('createdAt', 'desc'),
    limit(MOST),
  );
