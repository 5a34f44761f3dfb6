import { paths } from '@my-note/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { readerOf } from '../../../testing/reader.ts';
import { useApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { startFeedServer } from '../../../testing/youtube/feed-server.ts';
import { youtubeChannels } from '../model/youtube.table.ts';

const server = await startFeedServer();
afterAll(server.close);
const LIMIT = 3;
const BUDGET = 4 * LIMIT;
const { advance, db, newUser } = useApp({
  youtubeBaseUrl: server.url,
  system: { MAX_YOUTUBE_SUBSCRIBED_CHANNELS: LIMIT },
});
const HOUR = 60 * 60_000;

const newChannels = (count: number) =>
  Array.from({ length: count }, (_, n) => server.channel(`Channel ${n}`).channelId);
const leaveAll = async (user: TestUser) => {
  const reader = readerOf(user);
  for (const { _id } of await reader.channels()) await reader.leave(_id);
};
const importAll = (user: TestUser, ids: string[]) =>
  user.call('POST', paths.channelsImport, { channels: ids.map((url) => ({ url })) });
const follow = (user: TestUser, url: string) => user.call('POST', paths.channels, { url });
const REFUSED = {
  status: 429,
  body: {
    message: `You followed too many channels: ${BUDGET} new ones a day are possible. Try again in 24 hours`,
  },
};

describe('New channels of one person', () => {
  it('are limited to four times the limit a day, however they are followed and unfollowed', async () => {
    const ada = await newUser();
    for (let round = 0; round < 3; round += 1) {
      expect((await importAll(ada, newChannels(LIMIT))).status).toBe(200);
      await leaveAll(ada);
    }
    for (const id of newChannels(LIMIT)) {
      expect((await follow(ada, id)).status).toBe(200);
      await leaveAll(ada);
    }
    const before = (await db().select().from(youtubeChannels)).length;
    expect(await follow(ada, server.channel('More').channelId)).toMatchObject(REFUSED);
    expect(await importAll(ada, newChannels(1))).toMatchObject(REFUSED);
    expect(await db().select().from(youtubeChannels)).toHaveLength(before);
    expect(await readerOf(ada).channels()).toEqual([]);
    expect((await follow(await newUser(), server.channel('Of Bob').channelId)).status).toBe(200);
    advance(25 * HOUR);
    expect((await follow(ada, server.channel('Tomorrow').channelId)).status).toBe(200);
  });

  it('do not count when their list is stored already, or when the limit refuses them', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    const known = newChannels(LIMIT);
    await importAll(bob, known);
    await eventually(async () => (await readerOf(bob).channels()).every(({ refreshing }) => !refreshing));
    for (let round = 0; round < 5; round += 1) {
      expect((await importAll(ada, known)).status).toBe(200);
      expect((await follow(ada, server.channel('One too many').channelId)).status).toBe(409);
      if (round < 4) await leaveAll(ada);
    }
    expect((await follow(ada, known[0] ?? '')).status).toBe(200);
  });
});
