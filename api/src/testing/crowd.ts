import type { Services } from '../core/services.ts';
import { chunks } from '../core/text/chunks.ts';
import { youtubeChannels, youtubeSubscriptions } from '../features/youtube/model/youtube.table.ts';
import { users } from '../items/tables.ts';

/** Users who follow some twenty channels each, inserted directly: signing in would take most of a test. */
export async function createCrowd(
  { db, ids, clock }: Services,
  { people: count, channelIds }: { people: number; channelIds: string[] },
) {
  const now = clock();
  const base = (id: string, createdBy = id) => ({ id, createdBy, createdAt: now, updatedAt: now });
  const people = Array.from({ length: count }, () => ids.row());
  const who = { name: 'Ada', role: 'user' } as const;
  await db.insert(users).values(people.map((id) => ({ ...base(id), ...who, email: `${id}@example.org` })));
  const channels = channelIds.map((channelId) => ({
    ...base(ids.row(), people[0]),
    channelId,
    title: channelId,
    nextRefreshAt: now,
  }));
  await db.insert(youtubeChannels).values(channels);
  const followed = people.flatMap((person, n) =>
    Array.from({ length: 20 }, (_, of) => ({
      ...base(ids.row(), person),
      channel: channels[(n * 20 + of) % channels.length]?.id ?? '',
    })),
  );
  for (const part of chunks(followed, 1000)) await db.insert(youtubeSubscriptions).values(part);
  return people;
}
