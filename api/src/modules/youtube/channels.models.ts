import type { Channel, ChannelStatus } from '@my-note/shared-kit/contract/youtube';
import { askedToWait } from './refresh.rules.ts';
import type { ChannelRow } from './youtube.table.ts';

const DAY = 24 * 60 * 60_000;

/** A followed channel as a query gives it: the channel's row, with what is the user's. */
export type Subscription = ChannelRow & {
  subscriptionId: string;
  importedTitle: string | null;
  unseen: number;
};

/** The time of an answer, and until when the source wants no questions, if it said so. */
type Moment = { now: Date; pausedUntil: Date | undefined };

export const toChannel = (row: Subscription, moment: Moment): Channel => ({
  _id: row.subscriptionId,
  channelId: row.channelId,
  title: row.refreshedAt ? row.title : (row.importedTitle ?? row.title),
  url: `https://www.youtube.com/channel/${row.channelId}`,
  unseen: row.unseen,
  status: statusOf(row, moment),
  checkedAt: iso(row.attemptedAt),
  refreshing: isRefreshing(row, moment),
});

function isRefreshing({ claimedUntil, nextRefreshAt }: ChannelRow, { now, pausedUntil }: Moment) {
  const claimed = claimedUntil !== null && claimedUntil > now;
  return claimed || (nextRefreshAt <= now && pausedUntil === undefined);
}

/** A source that fails for a while leaves an old list; one that fails for a day needs a look. */
function statusOf(
  { refreshedAt, failingSince, failure }: ChannelRow,
  { now, pausedUntil }: Moment,
): ChannelStatus {
  if (!failingSince && !refreshedAt) {
    return { kind: 'waiting', since: null, reason: pausedUntil ? askedToWait(pausedUntil) : null };
  }
  if (!failingSince) return { kind: 'fresh', since: iso(refreshedAt), reason: null };
  const lasting = !refreshedAt || now.getTime() - failingSince.getTime() >= DAY;
  return lasting
    ? { kind: 'failing', since: iso(failingSince), reason: failure }
    : { kind: 'stale', since: iso(refreshedAt), reason: failure };
}

const iso = (date: Date | null) => date?.toISOString() ?? null;
