import { TOAST } from '@my-note/contract';
import { toast } from '@my-note/kit/ui';
import type { FeedItem } from './feed.ts';
import { feedTexts } from './texts.ts';

/** Toasts that wait in a hidden tab; the notifications page shows all. */
const MOST_WAITING = TOAST.max;
const REMEMBERED = 200;
const WAKE_MS = 150;

/** Message to other tabs about a shown toast; `at` in milliseconds since 1970. */
interface Shown {
  id: string;
  at: number;
}

/**
 * Toasts of new notifications (docs/specification/product.md#notifications). A hidden tab waits until it is visible, and
 * then skips those that another tab of this browser has shown.
 */
export function createNotificationToasts(userId: string, onDetail: () => void) {
  const tabs = new BroadcastChannel(`my-note.shown.${userId}`);
  /** Shown by another tab, whose message may arrive before the notification itself. */
  const shownByOtherTabs = new Map<string, number>();
  /** When this tab became visible; toasts that other tabs showed before have been seen there. */
  let visibleSince = 0;
  let waiting: FeedItem[] = [];

  const show = ({ id, title, description, duration }: FeedItem) => {
    tabs.postMessage({ id, at: Date.now() } satisfies Shown);
    toast({
      title: title || feedTexts.untitled,
      ...(description ? { description } : {}),
      duration: duration ?? TOAST.notificationMs,
      action: { label: feedTexts.detail, onClick: onDetail },
    });
  };
  const showWaiting = () => {
    if (document.hidden) return;
    for (const item of waiting.splice(0)) show(item);
  };
  tabs.onmessage = ({ data }: MessageEvent<Shown>) => {
    if (shownByOtherTabs.size >= REMEMBERED) shownByOtherTabs.clear();
    shownByOtherTabs.set(data.id, data.at);
    waiting = waiting.filter(({ id }) => id !== data.id);
  };
  const onVisibilityChange = () => {
    if (document.hidden) return;
    visibleSince = Date.now();
    // A suspended tab receives the messages of other tabs only now.
    setTimeout(showWaiting, WAKE_MS);
  };
  document.addEventListener('visibilitychange', onVisibilityChange);

  return {
    add(item: FeedItem): void {
      const shownAt = shownByOtherTabs.get(item.id);
      if (shownAt !== undefined && (document.hidden || shownAt < visibleSince)) return;
      waiting = [...waiting, item].slice(-MOST_WAITING);
      showWaiting();
    },
    end(): void {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      tabs.close();
    },
  };
}
