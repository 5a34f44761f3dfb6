import type { Channel, ChannelStatus } from '@my-note/shared-kit/contract';
import type { ChannelRow } from './youtube.table.ts';

const DAY = 24 * 60 * 60_000;

/** A followed channel as a query gives it: the channel's row, with what is the user's. */
export type Subscription = ChannelRow & { subscriptionId: string; unseen: number };

export const toChannel = (row: Subscription, now: Date): Channel => ({
  _id: row.subscriptionId,
  channelId: row.channelId,
  title: row.title,
  url: `https://www.youtube.com/channel/${row.channelId}`,
  unseen: row.unseen,
  status: statusOf(row, now),
});

/** A source that fails for a while leaves an old list; one that fails for a day needs a look. */
function statusOf(
  { refreshedAt, failingSince, failure }: Pick<ChannelRow, 'refreshedAt' | 'failingSince' | 'failure'>,
  now: Date,
): ChannelStatus {
  if (!failingSince) {
    return { kind: refreshedAt ? 'fresh' : 'waiting', since: iso(refreshedAt), reason: null };
  }
  const lasting = !refreshedAt || now.getTime() - failingSince.getTime() >= DAY;
  return lasting
    ? { kind: 'failing', since: iso(failingSince), reason: failure }
    : { kind: 'stale', since: iso(refreshedAt), reason: failure };
}

const iso = (date: Date | null) => date?.toISOString() ?? null;
