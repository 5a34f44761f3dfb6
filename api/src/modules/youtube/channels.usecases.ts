import type { Channel } from '@my-note/shared-kit/contract';
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
import type { Refresher } from './refresh.ts';
import type { Source } from './source.ts';
import { notAChannel, subscriptionGone, tooManyChannels } from './youtube.errors.ts';

export type YoutubeDeps = Services & { source: Source; refresher: Refresher; maxChannels: number };

export async function readChannels({ db, clock }: Services, userId: string): Promise<Channel[]> {
  return (await listSubscriptions(db, userId)).map((row) => toChannel(row, clock()));
}

/** Following a channel a second time changes nothing and answers it. */
export async function addChannel(deps: YoutubeDeps, userId: string, url: string): Promise<Channel> {
  const { db, clock, source, refresher } = deps;
  const address = readAddress(url);
  if (!address) throw notAChannel();
  const channelId = await source.resolve(address);
  await db.transaction((tx) => subscribe(tx, deps, { userId, channelId, limit: deps.maxChannels }));
  await refresher.refreshNew(channelId);
  const made = (await listSubscriptions(db, userId)).find((row) => row.channelId === channelId);
  if (!made) throw subscriptionGone();
  return toChannel(made, clock());
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
