import { type Notification, notificationUpdateSchema } from '@my-note/contract';
import {
  notification as anyNotification,
  refusal,
  type ServiceCall,
  standInService,
} from '@my-note/kit/testing';

/** The nth notification of a test; a higher one is newer. All are of today, unread, and open nothing. */
export const notification = (n: number, rest: Partial<Notification> = {}): Notification =>
  anyNotification(n, { createdAt: new Date().toISOString(), ...rest });

interface Options {
  pageSize?: number;
  /** Calls that fail, as method and path. */
  refuses?: (call: string) => boolean | Promise<boolean>;
}

/** A service with these notifications, newest first. Returns the calls it receives. */
export function stubService(
  notifications: Notification[],
  { pageSize = 500, refuses = () => false }: Options = {},
): string[] {
  /** The response, unless the call is refused. */
  const unlessRefused =
    <Body>(respond: (call: ServiceCall) => Body) =>
    async (call: ServiceCall) =>
      (await refuses(`${call.method} ${call.path}`)) ? refusal(500) : respond(call);
  const mark = (entry: Notification, read: boolean) =>
    Object.assign(entry, { readAt: read ? new Date().toISOString() : null });
  const unread = () => ({ unread: notifications.filter(({ readAt }) => readAt === null).length });

  return standInService({
    'PATCH notification': unlessRefused(({ ids, body }) => {
      const entry = notifications.find(({ _id }) => _id === ids[0]);
      return entry ? mark(entry, notificationUpdateSchema.parse(body).read) : refusal(404);
    }),
    'POST readAll': unlessRefused(() => {
      for (const entry of notifications) mark(entry, true);
      return unread();
    }),
    'GET unreadCount': unlessRefused(unread),
    'GET notifications': unlessRefused(({ query }) => {
      const cursor = query.get('cursor');
      const start = cursor ? notifications.findIndex(({ _id }) => _id === cursor) + 1 : 0;
      const data = notifications.slice(start, start + pageSize);
      const more = start + pageSize < notifications.length;
      return { data, nextCursor: more ? (data.at(-1)?._id ?? null) : null };
    }),
  });
}
