import { MUTABLE_KINDS, mutedKinds, type NotificationKind } from '@my-note/contract';
import type { Database } from '../../core/database.ts';
import { inLanguage, said, type Words } from '../../core/language/language.ts';
import type { Services } from '../../core/services.ts';
import { chunks } from '../../core/text/chunks.ts';
import { readLanguages } from '../../items/index.ts';
import { listSetting } from '../configs/configs.repository.ts';
import { insertNotifications } from './notifications.repository.ts';

export type Message = {
  kind: NotificationKind;
  title: Words;
  description: Words;
  /** Address of the site that the detail button opens. */
  href?: string;
  /** How long the toast is shown; the client's default when absent. */
  durationMs?: number;
  /** With a key it is delivered only once, however often this is called. */
  dedupeKey?: string;
};

const ROWS_PER_INSERT = 500;

type NotifyServices = Pick<Services, 'feed' | 'clock' | 'ids'>;

/** Writes the notification; open pages and subscribed browsers receive it when the transaction is committed. */
export const notify = (
  services: NotifyServices,
  tx: Database,
  { to, ...message }: Message & { to: string },
) => notifyMany(services, tx, [to], message);

/** The same notification for several users, except those who muted its kind. */
export async function notifyMany(
  { feed, clock, ids }: NotifyServices,
  tx: Database,
  recipients: string[],
  { title, description, ...message }: Message,
) {
  const now = clock();
  for (const part of chunks(recipients, ROWS_PER_INSERT)) {
    const heard = await withoutMuting(tx, part, message.kind);
    const languages = await readLanguages(tx, heard);
    const rows = heard.map((recipient) => ({
      id: ids.row(),
      createdBy: recipient,
      createdAt: now,
      updatedAt: now,
      recipient,
      ...message,
      ...inLanguage(languages.get(recipient) ?? 'en', () => ({
        title: said(title),
        description: said(description),
      })),
    }));
    if (rows.length === 0) continue;
    const written = await insertNotifications(tx, rows);
    if (!message.dedupeKey && written.length !== rows.length) {
      throw new Error(`${written.length} of ${rows.length} notifications were written`);
    }
    await feed.written(tx, written);
  }
}

/** The recipients who have not muted this kind. */
async function withoutMuting(db: Database, recipients: string[], kind: NotificationKind): Promise<string[]> {
  const mutable = MUTABLE_KINDS.find((candidate) => candidate === kind);
  if (!mutable || recipients.length === 0) return recipients;
  const settings = await listSetting(db, recipients, 'mutedNotifications');
  return recipients.filter((userId) => !mutedKinds(settings.get(userId)).includes(mutable));
}
