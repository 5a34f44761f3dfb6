import { CLIENT_ID } from '@my-note/contract';
import type { NotificationRow } from '../../notifications.table.ts';

/**
 * A document of the collection (docs/specification/service.md#firestore-documents); Firestore keeps dates as its
 * timestamps.
 */
export type NotificationDocument = { id: string; fields: ReturnType<typeof toDocument>['fields'] };

/** `to` is the recipient's id at Firebase Auth, which is the only one that the rules can check. */
export const toDocument = ({ row, to }: { row: NotificationRow; to: string }) => ({
  id: row.id,
  fields: {
    to,
    clientId: CLIENT_ID,
    createdAt: row.createdAt,
    kind: row.kind,
    title: row.title,
    description: row.description,
    duration: row.durationMs,
    href: row.href,
    readAt: row.readAt,
  },
});

export type DocumentStore = {
  /** Writes all of them or none; a repeated write changes nothing. */
  write: (documents: NotificationDocument[]) => Promise<void>;
  /** Removes all documents of a person, by the id at Firebase Auth. */
  removeOf: (firebaseId: string) => Promise<void>;
  /** Drops a connection that may hang; the next write opens another. */
  disconnect: () => void;
};
