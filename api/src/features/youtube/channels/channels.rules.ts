import type { Channel, ChannelStatus } from '@my-note/contract/youtube';
import type { ChannelRow } from '../model/youtube.table.ts';
import { askedToWait } from '../refresh/refresh.rules.ts';
import { youtubeTexts } from '../texts.ts';
import { failureReason } from './failure-reason.rules.ts';

const DAY = 24 * 60 * 60_000;

/** The row of a followed channel with the user's subscription. */
export type Subscription = ChannelRow & {
  subscriptionId: string;
  importedTitle: string | null;
  unseen: number;
};

/** The time of the response, and until when the source is paused. */
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

const isClaimed = ({ claimedUntil }: ChannelRow, now: Date) => claimedUntil !== null && claimedUntil > now;

const isRefreshing = (row: ChannelRow, { now, pausedUntil }: Moment) =>
  isClaimed(row, now) || (row.nextRefreshAt <= now && pausedUntil === undefined);

/** A source that fails makes the list stale; after a day the channel is failing. */
function statusOf(row: ChannelRow, moment: Moment): ChannelStatus {
  const { refreshedAt, failingSince, failure, waitUntil } = row;
  if (isHeldUp(row, moment)) return waiting(refreshedAt, askedToWait(moment.pausedUntil));
  // Nothing was fetched during the pause, so its length says nothing about the channel.
  if (waitUntil !== null) return waiting(refreshedAt, youtubeTexts.askedToWait429);
  if (!failingSince)
    return { kind: refreshedAt ? 'fresh' : 'waiting', since: iso(refreshedAt), reason: null };
  const reason = failure === null ? null : failureReason(failure);
  const lasting = !refreshedAt || moment.now.getTime() - failingSince.getTime() >= DAY;
  return lasting
    ? { kind: 'failing', since: iso(failingSince), reason }
    : { kind: 'stale', since: iso(refreshedAt), reason };
}

/** The channel is due or got a 429, and the source is paused. */
function isHeldUp(row: ChannelRow, moment: Moment): moment is Moment & { pausedUntil: Date } {
  const { now, pausedUntil } = moment;
  if (pausedUntil === undefined || isClaimed(row, now)) return false;
  return row.nextRefreshAt <= now || row.waitUntil !== null;
}

const waiting = (refreshedAt: Date | null, reason: string): ChannelStatus => ({
  kind: refreshedAt ? 'stale' : 'waiting',
  since: iso(refreshedAt),
  reason,
});

const iso = (date: Date | null) => date?.toISOString() ?? null;
