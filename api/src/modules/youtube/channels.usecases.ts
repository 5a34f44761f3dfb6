import type { Channel } from '@my-note/shared-kit/contract/youtube';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { lockUser } from '../users/users.repository.ts';
import { readAddress } from './address.ts';
import { toChannel } from './channels.models.ts';
import {
  countSubscriptions,
  deleteSubscription,
  findChannel,
  insertChannel,
  insertSubscription,
  listSubscriptions,
} from './channels.repository.ts';
import { findPause, markDue } from './refresh.repository.ts';
import type { Refresher } from './refresh.ts';
import type { Source } from './source.ts';
import { notAChannel, subscriptionGone, tooManyChannels } from './youtube.errors.ts';

export type YoutubeDeps = Services & {
  source: Source;
  refresher: Refresher;
  /** Refreshes what is due, behind the answer. */
  refreshSoon: () => void;
  maxChannels: number;
};

/** By title. */
export async function readChannels({ db, clock }: Services, userId: string): Promise<Channel[]> {
  const rows = await listSubscriptions(db, userId);
  const now = clock();
  const pausedUntil = await findPause(db, now);
  return rows
    .map((row) => toChannel(row, { now, pausedUntil }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** Asks for the user's channels anew that were not asked for within the hour; answers before they are there. */
export async function refreshChannels(deps: YoutubeDeps, userId: string): Promise<Channel[]> {
  await markDue(deps.db, userId, deps.clock());
  deps.refreshSoon();
  return readChannels(deps, userId);
}

/** Following a channel a second time changes nothing and answers it. */
export async function addChannel(deps: YoutubeDeps, userId: string, url: string): Promise<Channel> {
  const { db, source, refresher } = deps;
  const address = readAddress(url);
  if (!address) throw notAChannel();
  const channelId = await source.resolve(address);
  await db.transaction((tx) => subscribe(tx, deps, { userId, channelId, limit: deps.maxChannels }));
  await refresher.refreshAdded(channelId, userId);
  const made = (await readChannels(deps, userId)).find((channel) => channel.channelId === channelId);
  if (!made) throw subscriptionGone();
  return made;
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
  if (made && (await countSubscriptions(tx, userId)) > limit) throw tooManyChannels(limit);
}
