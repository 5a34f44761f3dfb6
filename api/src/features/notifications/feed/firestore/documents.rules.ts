import { CLIENT_ID } from '@my-note/contract';
import type { NotificationRow } from '../../notifications.table.ts';

/**
 * A document of the collection (docs/specification/service.md#firestore-documents); Firestore keeps dates as its
 * timestamps.
 */
export type NotificationDocument = { id: string; fields: ReturnType<typeof toDocument>['fields'] };

/** `to` is the recipient at Firebase Auth, for the rules know nobody by another id. */
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

/** Where the documents go. */
export type DocumentStore = {
  /** All of them or none; writing one again changes nothing. */
  write: (documents: NotificationDocument[]) => Promise<void>;
  /** Lets go of a connection that may hang; the next write opens another. */
  disconnect: () => void;
};
