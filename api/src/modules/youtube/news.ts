import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { userConfigs } from '../configs/configs.table.ts';
import { notifyMany } from '../notifications/notify.ts';
import type { FeedVideo } from './feed.ts';
import { youtubeSubscriptions as subscriptions } from './youtube.table.ts';

/** New videos of one channel. */
export type News = { channel: string; title: string; videos: FeedVideo[] };

/** Each subscriber is told once of everything that is new in the channels they follow; `except` sees it anyway. */
export async function tellSubscribers(
  services: Services,
  news: News[],
  { except }: { except?: string } = {},
) {
  const byChannel = new Map(news.map((entry) => [entry.channel, entry]));
  await services.db.transaction(async (tx) => {
    const groups = new Map<string, { recipients: string[]; news: News[] }>();
    for (const [userId, channels] of await listSubscribers(tx, [...byChannel.keys()])) {
      if (userId === except) continue;
      const group = groups.get(channels.join()) ?? {
        recipients: [],
        news: channels.flatMap((channel) => byChannel.get(channel) ?? []),
      };
      group.recipients.push(userId);
      groups.set(channels.join(), group);
    }
    for (const group of groups.values()) {
      const message = { kind: 'videos' as const, href: '/i/youtube', ...describe(group.news) };
      await notifyMany(services, tx, group.recipients, message);
    }
  });
}

/** The changed channels that each subscriber follows; who switched the reader off is left in peace. */
async function listSubscribers(tx: Database, channels: string[]) {
  const switchedOff = tx
    .select({ one: sql`1` })
    .from(userConfigs)
    .where(
      and(
        eq(userConfigs.createdBy, subscriptions.createdBy),
        eq(userConfigs.key, 'USE_YOUTUBE_READER'),
        sql`${userConfigs.value} = 'false'::jsonb`,
      ),
    );
  const rows = await tx
    .select({ userId: subscriptions.createdBy, channel: subscriptions.channel })
    .from(subscriptions)
    .where(and(inArray(subscriptions.channel, channels), notExists(switchedOff)))
    .orderBy(subscriptions.channel);
  const followed = new Map<string, string[]>();
  for (const { userId, channel } of rows) followed.set(userId, [...(followed.get(userId) ?? []), channel]);
  return followed;
}

function describe(news: News[]) {
  const [first] = news;
  const total = news.reduce((sum, { videos }) => sum + videos.length, 0);
  if (first && total === 1) {
    return { title: `New video from ${first.title}`, description: first.videos[0]?.title ?? '' };
  }
  const parts = news.map(({ title, videos }) => `${title} (${videos.length})`);
  return { title: `${total} new videos`, description: parts.join(', ') };
}
