import type { Share } from '@my-note/contract';
import { RelativeDate } from '@my-note/kit/ui';
import { texts } from '../texts.ts';

/** How often a link was opened, and when it was the last time. */
export function Views({ share: { views, lastViewedAt } }: { share: Pick<Share, 'views' | 'lastViewedAt'> }) {
  if (lastViewedAt === null) return texts.share.views(views);
  return <RelativeDate value={lastViewedAt} text={(when) => texts.share.viewsUntil(views, when)} />;
}
