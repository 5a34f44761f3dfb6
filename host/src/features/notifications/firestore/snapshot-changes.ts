import { type DocumentData, Timestamp } from 'firebase/firestore';
import type { FeedListener } from '../feed.ts';
import { toFeedItem } from './firestore-document.ts';
import { MOST } from './live-query.ts';

interface Doc {
  id: string;
  data: () => DocumentData;
}

/** What is read of Firestore's `QuerySnapshot`. */
export interface Answer {
  docs: readonly Doc[];
  metadata: { fromCache: boolean };
  docChanges: () => readonly { type: string; doc: Doc }[];
}

const timeOf = (doc: Doc | undefined): number => {
  const time: unknown = doc?.data().createdAt;
  return time instanceof Timestamp ? time.toMillis() : 0;
};

/** Tells apart what was there when the page opened, what has come since, and what has changed. */
export function createSnapshotChanges(userId: string, listener: FeedListener) {
  const known = new Set<string>();
  let opened = false;
  /** The oldest one of a first answer that is full: what slides in behind it, as a newer one goes, is no news. */
  let oldest = 0;

  return {
    take(snapshot: Answer): void {
      listener.live(!snapshot.metadata.fromCache);
      // Nothing from memory alone is the beginning: the service's answer would then look like news.
      if (!opened && snapshot.metadata.fromCache) return;
      if (!opened) {
        opened = true;
        for (const { id } of snapshot.docs) known.add(id);
        if (snapshot.docs.length >= MOST) oldest = timeOf(snapshot.docs.at(-1));
        // A count that was asked for before may lack some of these.
        listener.changed();
        return;
      }
      let changed = false;
      // Newest first in the answer; told in the order in which they came.
      for (const { type, doc } of snapshot.docChanges().toReversed()) {
        if (type === 'modified') changed = true;
        if (type !== 'added' || known.has(doc.id)) continue;
        known.add(doc.id);
        changed = true;
        // What was read before it came, as on another device, is no news either.
        if (timeOf(doc) >= oldest && !doc.data().readAt)
          listener.arrived(toFeedItem(doc.id, doc.data(), userId));
      }
      // The count is the service's, and may hold them already.
      if (changed) listener.changed();
    },
  };
}
