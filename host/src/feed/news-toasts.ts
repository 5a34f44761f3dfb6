import { TOAST } from '@my-note/shared-kit/contract';
import { toast } from '@my-note/shared-kit/ui';
import type { News } from './feed.ts';
import { feedTexts } from './texts.ts';

/** So many wait for a tab that nobody looks at; the feed page has them all. */
const MOST_WAITING = TOAST.max;
const REMEMBERED = 200;

/**
 * Toasts of news (specification, section 4). A tab that nobody looks at waits until somebody does, and is then
 * silent about what another tab of this browser has shown meanwhile.
 */
export function newsToasts(userId: string, onDetail: () => void) {
  const tabs = new BroadcastChannel(`my-note.shown.${userId}`);
  /** Shown by another tab, which may have been quicker than the news itself. */
  const elsewhere = new Set<string>();
  let waiting: News[] = [];

  const show = ({ id, title, description, duration }: News) => {
    tabs.postMessage(id);
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
  tabs.onmessage = ({ data }: MessageEvent<string>) => {
    if (elsewhere.size >= REMEMBERED) elsewhere.clear();
    elsewhere.add(data);
    waiting = waiting.filter(({ id }) => id !== data);
  };
  document.addEventListener('visibilitychange', look);

  return {
    add(news: News): void {
      if (document.hidden && elsewhere.has(news.id)) return;
      waiting = [...waiting, news].slice(-MOST_WAITING);
      look();
    },
    end(): void {
      document.removeEventListener('visibilitychange', look);
      tabs.close();
    },
  };
}
