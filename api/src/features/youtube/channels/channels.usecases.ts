import { collator } from '@my-note/contract/language';
import type { Channel } from '@my-note/contract/youtube';
import type { Database } from '../../../core/database.ts';
import type { Services } from '../../../core/services.ts';
import { lockUser } from '../../../items/index.ts';
import { type ChannelAddress, readAddress } from '../model/address.parser.ts';
import { notAChannel, subscriptionGone, tooManyChannels } from '../model/youtube.errors.ts';
import { markDue } from '../refresh/refresh.repository.ts';
import type { Refresher } from '../refresh/refresh.worker.ts';
import {
  countSubscriptions,
  deleteSubscription,
  findChannel,
  insertChannel,
  insertSubscription,
  listSubscriptions,
} from './channels.repository.ts';
import { toChannel } from './channels.rules.ts';
import { countFollowed } from './channels-budget.usecases.ts';

const byTitle = collator();

export type YoutubeDeps = Services & {
  refresher: Refresher;
  /** Refreshes due channels without delaying the response. */
  refreshSoon: () => void;
  maxChannels: number;
};

/** By title. */
export async function readChannels(
  { db, clock, refresher }: YoutubeDeps,
  userId: string,
): Promise<Channel[]> {
  const rows = await listSubscriptions(db, userId);
  const now = clock();
  const pausedUntil = await refresher.pausedUntil();
  return rows.map((row) => toChannel(row, { now, pausedUntil })).sort((a, b) => byTitle(a.title, b.title));
}

/** Refreshes the user's channels that were not fetched within the hour; returns before they are fetched. */
export async function refreshChannels(deps: YoutubeDeps, userId: string): Promise<Channel[]> {
  await markDue(deps.db, userId, deps.clock());
  deps.refreshSoon();
  return readChannels(deps, userId);
}

/** Following a channel a second time changes nothing and returns it. */
export async function addChannel(deps: YoutubeDeps, userId: string, url: string): Promise<Channel> {
  const { db, refresher } = deps;
  const address = readAddress(url);
  if (!address) throw notAChannel();
  const channelId = await resolve(deps, userId, address);
  await db.transaction((tx) => subscribe(tx, deps, { userId, channelId, limit: deps.maxChannels }));
  await refresher.refreshAdded(channelId);
  const made = (await readChannels(deps, userId)).find((channel) => channel.channelId === channelId);
  if (!made) throw subscriptionGone();
  return made;
}

/** Fetches no page of a channel that the user could not follow. */
async function resolve(
  { db, refresher, maxChannels }: YoutubeDeps,
  userId: string,
  address: ChannelAddress,
): Promise<string> {
  if ('page' in address && (await countSubscriptions(db, userId)) >= maxChannels) {
    throw tooManyChannels(maxChannels);
  }
  return refresher.resolve(address);
}

export async function removeChannel({ db }: Services, userId: string, id: string) {
  if (!(await deleteSubscription(db, userId, id))) throw subscriptionGone();
  return { _id: id };
}

type Wanted = { userId: string; channelId: string; limit: number };

async function subscribe(tx: Database, { clock, ids }: Services, { userId, channelId, limit }: Wanted) {
  await lockUser(tx, userId);
  const now = clock();
  const base = { createdBy: userId, createdAt: now, updatedAt: now };
  await insertChannel(tx, { ...base, id: ids.row(), channelId, title: channelId, nextRefreshAt: now });
  const channel = await findChannel(tx, channelId);
  if (!channel) throw new Error('A channel was not written');
  const made = await insertSubscription(tx, { ...base, id: ids.row(), channel: channel.id });
  if (!made) return;
  if ((await countSubscriptions(tx, userId)) > limit) throw tooManyChannels(limit);
  await countFollowed(tx, { clock }, { userId, maxChannels: limit, dueTimes: [channel.nextRefreshAt] });
}
