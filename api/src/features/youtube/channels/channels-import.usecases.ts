import type { ChannelImport, ChannelsImported } from '@my-note/contract/youtube';
import type { Database } from '../../../core/database.ts';
import type { Services } from '../../../core/services.ts';
import { lockUser } from '../../../items/index.ts';
import { readAddress } from '../model/address.parser.ts';
import { insertChannels, insertSubscriptions, listFollowedIds } from './channels.repository.ts';
import type { YoutubeDeps } from './channels.usecases.ts';
import { countFollowed } from './channels-budget.usecases.ts';

const UNKNOWN_SHOWN = 20;

/** Follows the channels of a file, in its order, up to the limit; their lists are fetched after the response. */
export async function importChannels(
  deps: YoutubeDeps,
  userId: string,
  { channels }: ChannelImport,
): Promise<ChannelsImported> {
  const { titles, unknown } = readEntries(channels);
  const done = await deps.db.transaction((tx) => followAll(tx, deps, userId, titles));
  deps.refreshSoon();
  return { ...done, unknown: [...unknown].slice(0, UNKNOWN_SHOWN) };
}

/** Each channel once, by its id; no page is fetched for an address without an id. */
function readEntries(entries: ChannelImport['channels']) {
  const titles = new Map<string, string | null>();
  const unknown = new Set<string>();
  for (const { url, title } of entries) {
    const address = readAddress(url);
    if (!address || !('channelId' in address)) unknown.add(url);
    else titles.set(address.channelId, titles.get(address.channelId) ?? (title || null));
  }
  return { titles, unknown };
}

async function followAll(
  tx: Database,
  { clock, ids, maxChannels }: Pick<YoutubeDeps, keyof Services | 'maxChannels'>,
  userId: string,
  titles: Map<string, string | null>,
) {
  await lockUser(tx, userId);
  const followed = new Set(await listFollowedIds(tx, userId));
  const wanted = [...titles.keys()].filter((channelId) => !followed.has(channelId));
  const chosen = wanted.slice(0, Math.max(0, maxChannels - followed.size));
  const result = {
    added: chosen.length,
    present: titles.size - wanted.length,
    overLimit: wanted.length - chosen.length,
  };
  if (chosen.length === 0) return result;
  const now = clock();
  const base = () => ({ id: ids.row(), createdBy: userId, createdAt: now, updatedAt: now });
  const rows = await insertChannels(
    tx,
    chosen.map((channelId) => ({ ...base(), channelId, title: channelId, nextRefreshAt: now })),
  );
  const dueTimes = [...rows.values()].map(({ nextRefreshAt }) => nextRefreshAt);
  await countFollowed(tx, { clock }, { userId, maxChannels, dueTimes });
  await insertSubscriptions(
    tx,
    chosen.map((channelId) => {
      const channel = rows.get(channelId);
      if (!channel) throw new Error('A channel was not written');
      return { ...base(), channel: channel.id, title: titles.get(channelId) ?? null };
    }),
  );
  return result;
}
