import { TOAST } from '@my-note/contract';
import { toast } from '@my-note/shared-kit/ui';
import type { FeedItem } from './feed.ts';
import { feedTexts } from './texts.ts';

/** So many wait for a tab that nobody looks at; the feed page has them all. */
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
  /** Shown by another tab, which may have been quicker than the news itself. */
  const elsewhere = new Map<string, number>();
  /** Since when this tab is looked at; what others showed before that, its person has seen there. */
  let seenSince = 0;
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
  const look = () => {
    if (document.hidden) return;
    for (const news of waiting.splice(0)) show(news);
  };
  tabs.onmessage = ({ data }: MessageEvent<Shown>) => {
    if (elsewhere.size >= REMEMBERED) elsewhere.clear();
    elsewhere.set(data.id, data.at);
    waiting = waiting.filter(({ id }) => id !== data.id);
  };
  const wake = () => {
    if (document.hidden) return;
    seenSince = Date.now();
    // A tab that slept hears only now what others have shown meanwhile.
    setTimeout(look, WAKE_MS);
  };
  document.addEventListener('visibilitychange', wake);

  return {
    add(news: FeedItem): void {
      const shownAt = elsewhere.get(news.id);
      if (shownAt !== undefined && (document.hidden || shownAt < seenSince)) return;
      waiting = [...waiting, news].slice(-MOST_WAITING);
      look();
    },
    end(): void {
      document.removeEventListener('visibilitychange', wake);
      tabs.close();
    },
  };
}
