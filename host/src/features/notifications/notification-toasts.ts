import { TOAST } from '@my-note/contract';
import { toast } from '@my-note/shared-kit/ui';
import type { FeedItem } from './feed.ts';
import { feedTexts } from './texts.ts';

/** Toasts that wait for a hidden tab; the notifications page has them all. */
const MOST_WAITING = TOAST.max;
const REMEMBERED = 200;
const WAKE_MS = 150;

/** What a tab says when it shows a toast; `at` in milliseconds since 1970. */
interface Shown {
  id: string;
  at: number;
}

/**
 * Toasts of news (docs/specification/product.md#notifications). A tab that nobody looks at waits until somebody does,
 * and is then
 * silent about what another tab of this browser has shown meanwhile.
 */
export function createNotificationToasts(userId: string, onDetail: () => void) {
  const tabs = new BroadcastChannel(`my-note.shown.${userId}`);
  /** Shown by another tab, whose message may arrive before the notification itself. */
  const shownByOtherTabs = new Map<string, number>();
  /** When this tab became visible; what other tabs showed before that has been seen there. */
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
    for (const news of waiting.splice(0)) show(news);
  };
  tabs.onmessage = ({ data }: MessageEvent<Shown>) => {
    if (shownByOtherTabs.size >= REMEMBERED) shownByOtherTabs.clear();
    shownByOtherTabs.set(data.id, data.at);
    waiting = waiting.filter(({ id }) => id !== data.id);
  };
  const onVisibilityChange = () => {
    if (document.hidden) return;
    visibleSince = Date.now();
    // A suspended tab receives only now what other tabs have shown.
    setTimeout(showWaiting, WAKE_MS);
  };
  document.addEventListener('visibilitychange', onVisibilityChange);

  return {
    add(news: FeedItem): void {
      const shownAt = shownByOtherTabs.get(news.id);
      if (shownAt !== undefined && (document.hidden || shownAt < visibleSince)) return;
      waiting = [...waiting, news].slice(-MOST_WAITING);
      showWaiting();
    },
    end(): void {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      tabs.close();
    },
  };
}
