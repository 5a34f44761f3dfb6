import { links, QUERY_STALE_MS } from '@my-note/contract';
import { followOtherTabs, refreshFeed, takeNotification, takeUnread } from '@my-note/kit/notifications';
import { type QueryClient, useQueryClient } from '@my-note/kit/query';
import { useNavigate } from '@my-note/kit/router';
import { useSession } from '@my-note/kit/session';
import { useEffect, useEffectEvent } from 'react';
import { useRuntimeConfig } from '../../platform/config/runtime-config.ts';
import { retry } from '../../platform/loading/retry.ts';
import type { FeedContext, FeedListener } from './feed.ts';
import { loadFeed } from './feed-adapters.ts';
import { createItemChanges } from './item-changes.ts';
import { createNotificationToasts } from './notification-toasts.ts';
import { sseFeed } from './sse/sse-feed.ts';
import { showUnreadInTitle } from './title-badge.ts';
import { useUnread } from './use-unread.ts';

/** Polls the unread count while nothing is pushed and the tab is visible. */
function createPolling(client: QueryClient) {
  let live = false;
  const timer = setInterval(() => {
    if (!live && !document.hidden) refreshFeed(client);
  }, QUERY_STALE_MS);
  return {
    stop: () => clearInterval(timer),
    pausedBy: (next: boolean) => {
      live = next;
    },
  };
}

const silent: FeedListener = {
  arrived: () => {},
  unread: () => {},
  items: () => {},
  changed: () => {},
  live: () => {},
};

function connect(
  context: Omit<FeedContext, 'signal'>,
  client: QueryClient,
  onDetail: () => void,
): () => void {
  const ended = new AbortController();
  const toasts = createNotificationToasts(context.userId, onDetail);
  const polling = createPolling(client);
  const items = createItemChanges(client);
  const listener: FeedListener = {
    arrived(item) {
      if (item.notification) takeNotification(client, item.notification);
      else refreshFeed(client);
      toasts.add(item);
    },
    unread: (count) => takeUnread(client, count),
    items: items.changed,
    changed: () => refreshFeed(client),
    live: polling.pausedBy,
  };
  retry(() => loadFeed(context.config.feed), ended.signal).then((feed) => {
    if (!ended.signal.aborted) feed?.({ ...context, signal: ended.signal }, listener);
  });
  // Other feeds carry notifications only; the service's own stream reports changed items.
  if (context.config.feed.kind !== 'sse') {
    sseFeed({ ...context, signal: ended.signal }, { ...silent, items: items.changed });
  }
  const stopTabs = followOtherTabs(client);
  return () => {
    ended.abort();
    toasts.end();
    polling.stop();
    items.end();
    stopTabs();
  };
}

/**
 * Live notifications of the signed-in user: toasts, the badge, the count in the title
 * (docs/specification/product.md#notifications).
 */
export function LiveNotifications() {
  const config = useRuntimeConfig();
  const client = useQueryClient();
  const navigate = useNavigate();
  const userId = useSession(({ user }) => user?._id);
  const unread = useUnread();
  const openFeed = useEffectEvent(() => void navigate(links.notifications()));

  useEffect(() => {
    if (userId) return connect({ config, userId }, client, () => openFeed());
  }, [config, userId, client]);

  useEffect(() => showUnreadInTitle(unread), [unread]);
  return null;
}
