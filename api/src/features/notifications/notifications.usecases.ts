import type { UnreadCount } from '@my-note/contract';
import { notFound } from '../../core/errors.ts';
import type { Services } from '../../core/services.ts';
import { countUnread, listNotifications, readAllOf, setReadAt } from './notifications.repository.ts';
import { toNotification } from './notifications.rules.ts';
import { notificationsTexts } from './texts.ts';

const PAGE_SIZE = 30;

export async function readFeed({ db }: Services, userId: string, cursor: string | undefined) {
  // One more than a page shows whether there is a next one.
  const rows = await listNotifications(db, userId, { cursor, limit: PAGE_SIZE + 1 });
  const page = rows.slice(0, PAGE_SIZE);
  const nextCursor = rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null;
  return { data: page.map(toNotification), nextCursor };
}

export async function readUnread({ db }: Services, userId: string): Promise<UnreadCount> {
  const counts = await countUnread(db, [userId]);
  return { unread: counts.get(userId) ?? 0 };
}

export function markRead({ db, feed, clock }: Services, userId: string, id: string, read: boolean) {
  return db.transaction(async (tx) => {
    const now = clock();
    const row = await setReadAt(tx, userId, id, read ? now : null, now);
    if (!row) throw notFound(notificationsTexts.gone);
    await feed.marked(tx, userId, [id]);
    return toNotification(row);
  });
}

export function markAllRead({ db, feed, clock }: Services, userId: string): Promise<UnreadCount> {
  return db.transaction(async (tx) => {
    const changed = await readAllOf(tx, userId, clock());
    await feed.marked(
      tx,
      userId,
      changed.map(({ id }) => id),
    );
    return { unread: 0 };
  });
}
