import { MUTABLE_KINDS, mutedKinds, type NotificationKind } from '@my-note/contract';
import type { Database } from '../../core/database.ts';
import { listSetting } from '../configs/configs.repository.ts';

/** The people who want to be told of a kind. */
export async function withoutMuting(
  db: Database,
  recipients: string[],
  kind: NotificationKind,
): Promise<string[]> {
  const mutable = MUTABLE_KINDS.find((candidate) => candidate === kind);
  if (!mutable || recipients.length === 0) return recipients;
  const settings = await listSetting(db, recipients, 'mutedNotifications');
  return recipients.filter((userId) => !mutedKinds(settings.get(userId)).includes(mutable));
}
