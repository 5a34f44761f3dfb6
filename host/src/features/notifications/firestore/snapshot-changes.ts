import { type DocumentData, Timestamp } from 'firebase/firestore';
import type { FeedListener } from '../feed.ts';
import { toFeedItem } from './firestore-document.ts';

/** Opening a page reads this many documents, and each read costs: only the newest can be new. */
export const MOST = 30;

interface Doc {
  id: string;
  data: () => DocumentData;
}

/** The part of Firestore's `QuerySnapshot` that is read. */
export interface Snapshot {
  docs: readonly Doc[];
  metadata: { fromCache: boolean };
  docChanges: () => readonly { type: string; doc: Doc }[];
}

const timeOf = (doc: Doc | undefined): number => {
  const time: unknown = doc?.data().createdAt;
  return time instanceof Timestamp ? time.toMillis() : 0;
};

/** Distinguishes documents that existed when the page opened, later ones, and changed ones. */
export function createSnapshotChanges(userId: string, listener: FeedListener) {
  const known = new Set<string>();
  let opened = false;
  /** Time of the last document of a full first snapshot: an older one that moves up later is not new. */
  let oldest = 0;

  return {
    take(snapshot: Snapshot): void {
      listener.live(!snapshot.metadata.fromCache);
      // A cached snapshot is not the first one: all documents of the next would count as new.
      if (!opened && snapshot.metadata.fromCache) return;
      if (!opened) {
        opened = true;
        for (const { id } of snapshot.docs) known.add(id);
        if (snapshot.docs.length >= MOST) oldest = timeOf(snapshot.docs.at(-1));
        // A count that was fetched before may lack some of these.
        listener.changed();
        return;
      }
      let changed = false;
      // The snapshot has the newest first; they are reported in order.
      for (const { type, doc } of snapshot.docChanges().toReversed()) {
        if (type === 'modified') changed = true;
        if (type !== 'added' || known.has(doc.id)) continue;
        known.add(doc.id);
        changed = true;
        // One that was read on another device is not reported either.
        if (timeOf(doc) >= oldest && !doc.data().readAt)
          listener.arrived(toFeedItem(doc.id, doc.data(), userId));
      }
      if (changed) listener.changed();
    },
  };
}
