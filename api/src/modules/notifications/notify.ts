import type { NotificationKind } from '@my-note/shared-kit/contract';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { insertNotifications } from './notifications.repository.ts';

/** What somebody is told. */
export type Message = {
  kind: NotificationKind;
  title: string;
  description: string;
  /** Address of the site that the detail button opens. */
  href?: string;
  /** How long the toast stays; the client's default when absent. */
  durationMs?: number;
  /** With a key a person is told once only, however often this is called. */
  dedupeKey?: string;
};

/** A message of the bus has to stay below 8,000 bytes. */
const IDS_PER_MESSAGE = 90;
const ROWS_PER_INSERT = 500;

type NotifyServices = Pick<Services, 'bus' | 'clock' | 'ids'>;

/** Writes the notification and tells open pages of it when the transaction is committed. */
export const notify = (
  services: NotifyServices,
  tx: Database,
  { to, ...message }: Message & { to: string },
) => notifyMany(services, tx, [to], message);

/** The same notification for several people. */
export async function notifyMany(
  { bus, clock, ids }: NotifyServices,
  tx: Database,
  recipients: string[],
  message: Message,
) {
  const now = clock();
  for (const part of chunks(recipients, ROWS_PER_INSERT)) {
    const rows = part.map((recipient) => ({
      id: ids.row(),
      createdBy: recipient,
      createdAt: now,
      updatedAt: now,
      recipient,
      ...message,
    }));
    const written = await insertNotifications(tx, rows);
    if (!message.dedupeKey && written.length !== rows.length) {
      throw new Error(`${written.length} of ${rows.length} notifications were written`);
    }
    for (const some of chunks(written, IDS_PER_MESSAGE)) {
      await bus.publish(tx, 'notified', { items: some.map(({ recipient, id }) => [recipient, id]) });
    }
  }
}

function chunks<T>(list: T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let start = 0; start < list.length; start += size) parts.push(list.slice(start, start + size));
  return parts;
}
