import {
  type Notification,
  notificationSchema,
  paths,
  type UnreadCount,
  unreadCountSchema,
} from '@my-note/contract';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../http/api-client.ts';
import { addUnread, changeKnown, knownNotification, knownUnread } from './feed-cache.ts';
import { unreadOf } from './feed-changes.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { feedFetchedSince, feedOutdated, MARKS, marksPending, takeOutdated } from './pending-marks.ts';
import { askAll, checkUnread } from './refresh.ts';

interface Marking {
  id: string;
  read: boolean;
}

interface Mark<V, A> {
  call: (variables: V) => Promise<A>;
  /** Shows the expected result; returns the rollback, which keeps later changes. */
  show: (client: QueryClient, variables: V, now: string) => () => void;
}

/**
 * A write on read flags that the screens show immediately (optimistic update). Writes reach the service one after another, in the order
 * of the calls. Offline they fail instead of waiting, so that nobody takes them for done.
 */
const mark = <V, A>({ call, show }: Mark<V, A>) =>
  mutationOptions({
    mutationKey: MARKS,
    scope: { id: 'notification-marks' },
    mutationFn: (variables: V) => call(variables),
    onMutate: (variables: V, { client }) => {
      const since = Date.now();
      return { since, takeBack: show(client, variables, new Date(since).toISOString()) };
    },
    onError: (_error, _variables, shown, { client }) => {
      shown?.takeBack();
      feedOutdated(client);
    },
    onSettled: (_answer, _error, _variables, shown, { client }) => {
      if (shown && feedFetchedSince(client, shown.since)) feedOutdated(client);
      if (marksPending(client) > 1) return;
      tellOtherTabs();
      if (takeOutdated(client)) askAll(client);
      else void checkUnread(client);
    },
  });

function showOne(client: QueryClient, { id, read }: Marking, now: string): () => void {
  const known = knownNotification(client, id);
  if (!known) return () => {};
  const marked: Notification = { ...known, readAt: read ? now : null };
  const by = unreadOf(marked) - unreadOf(known);
  changeKnown(client, (entry) => (entry._id === id ? { ...entry, readAt: marked.readAt } : entry));
  addUnread(client, by);
  return () => {
    if (knownNotification(client, id)?.readAt !== marked.readAt) return;
    changeKnown(client, (entry) => (entry._id === id ? { ...entry, readAt: known.readAt } : entry));
    addUnread(client, -by);
  };
}

function showAll(client: QueryClient, _all: unknown, now: string): () => void {
  const before = knownUnread(client) ?? 0;
  changeKnown(client, (entry) => (entry.readAt === null ? { ...entry, readAt: now } : entry));
  addUnread(client, -before);
  return () => {
    // The time of the mark distinguishes those it changed from those that were read before.
    changeKnown(client, (entry) => (entry.readAt === now ? { ...entry, readAt: null } : entry));
    addUnread(client, before);
  };
}

/**
 * Writes on read flags (docs/specification/service.md#calls-on-notifications). They show immediately, in the loaded feed
 * and in the count, and are taken
 * back on a refusal; when all have responses, the other tabs of this browser are notified.
 *
 * @example
 * const { mutate } = useMutation(notificationMutations.markRead());
 * mutate({ id: '0192f0c1-2b3c-7d4e-8f50-000000000001', read: true });
 */
export const notificationMutations = {
  /** Marks one notification read or, with `read: false`, unread. */
  markRead: () =>
    mark({
      call: ({ id, read }: Marking) =>
        api.patch(paths.notification(id), { body: { read }, schema: notificationSchema }),
      show: showOne,
    }),
  /** Marks all of them read, also those that are not loaded. */
  markAllRead: () =>
    mark<void, UnreadCount>({
      call: () => api.post(paths.readAll, { schema: unreadCountSchema }),
      show: showAll,
    }),
};
