import type { Notification } from '@my-note/contract';
import { notification as anyNotification } from '@my-note/shared-kit/testing';
import { vi } from 'vitest';

/** The nth notification of a test; a higher one is newer. All are of today, unread, and open nothing. */
export const notification = (n: number, rest: Partial<Notification> = {}): Notification =>
  anyNotification(n, { createdAt: new Date().toISOString(), ...rest });

interface Options {
  pageSize?: number;
  /** Calls that fail, as method and path. */
  refuses?: (call: string) => boolean | Promise<boolean>;
}

/** A service with these notifications, newest first, over the network's edge. Answers what it was asked. */
export function stubService(
  notifications: Notification[],
  { pageSize = 500, refuses = () => false }: Options = {},
) {
  const calls: string[] = [];
  const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  const mark = (wanted: (id: string) => boolean, read: boolean) => {
    for (const entry of notifications)
      if (wanted(entry._id)) entry.readAt = read ? new Date().toISOString() : null;
  };
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const call = `${method} ${url}`;
    calls.push(body ? `${call} ${body}` : call);
    if (await refuses(call)) return answer({ message: 'Not now' }, 500);
    if (method === 'PATCH') {
      const id = url.slice(url.lastIndexOf('/') + 1);
      mark((one) => one === id, JSON.parse(String(body)).read);
      return answer(notifications.find(({ _id }) => _id === id));
    }
    if (method === 'POST') mark(() => true, true);
    if (!url.startsWith('/api/notifications?') && url !== '/api/notifications')
      return answer({ unread: notifications.filter(({ readAt }) => readAt === null).length });
    const cursor = url.split('cursor=')[1];
    const start = cursor ? notifications.findIndex(({ _id }) => _id === cursor) + 1 : 0;
    const data = notifications.slice(start, start + pageSize);
    const more = start + pageSize < notifications.length;
    return answer({ data, nextCursor: more ? data.at(-1)?._id : null });
  });
  return calls;
}
