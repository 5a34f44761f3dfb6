import type { Channel, ChannelStatus } from '@my-note/contract/youtube';
import type { ChannelRow } from '../model/youtube.table.ts';
import { askedToWait } from '../refresh/refresh.rules.ts';

const DAY = 24 * 60 * 60_000;
/** What came of a question that the source did not want, once the time has passed that it named. */
const REFUSED = 'it responded with 429';

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

const isClaimed = ({ claimedUntil }: ChannelRow, now: Date) => claimedUntil !== null && claimedUntil > now;

const isRefreshing = (row: ChannelRow, { now, pausedUntil }: Moment) =>
  isClaimed(row, now) || (row.nextRefreshAt <= now && pausedUntil === undefined);

/** A source that fails for a while leaves an old list; one that fails for a day needs a look. */
function statusOf(row: ChannelRow, moment: Moment): ChannelStatus {
  const { refreshedAt, failingSince, failure, waitUntil } = row;
  if (isHeldUp(row, moment)) return waiting(refreshedAt, askedToWait(moment.pausedUntil));
  // Nobody was allowed to ask meanwhile, so the time that passed says nothing about the channel.
  if (waitUntil !== null) return waiting(refreshedAt, REFUSED);
  if (!failingSince)
    return { kind: refreshedAt ? 'fresh' : 'waiting', since: iso(refreshedAt), reason: null };
  const lasting = !refreshedAt || moment.now.getTime() - failingSince.getTime() >= DAY;
  return lasting
    ? { kind: 'failing', since: iso(failingSince), reason: failure }
    : { kind: 'stale', since: iso(refreshedAt), reason: failure };
}

/** It would be asked for now, or was asked for too early, and the source wants no questions. */
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
