import { paths } from '@my-note/contract';
import { inArray } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { readerOf } from '../../../testing/reader.ts';
import { useApp } from '../../../testing/test-app.ts';
import { newEmail } from '../../../testing/test-user.ts';
import { startFeedServer } from '../../../testing/youtube/feed-server.ts';
import { youtubeChannels } from '../model/youtube.table.ts';
import { sweepChannels } from './channels-sweep.repository.ts';

const server = await startFeedServer();
afterAll(server.close);
const { advance, clock, db, newUser, services } = useApp({ youtubeBaseUrl: server.url });
const DAY = 24 * 60 * 60_000;

/** Which of these are still there, by their titles. */
const present = async (ids: string[]) =>
  (await db().select().from(youtubeChannels).where(inArray(youtubeChannels.channelId, ids)))
    .map(({ title }) => title)
    .sort();

describe('Channels that nobody follows', () => {
  it('are deleted after a month with their videos, unless a user keeps something of one', async () => {
    const email = newEmail();
    const user = await newUser(email);
    const reader = readerOf(user);
    const names = [
      'Claimed',
      'Followed',
      'Marked',
      'Transcribed',
      ...Array.from({ length: 7 }, (_, n) => `Left ${n}`),
    ];
    const made = names.map((name) => server.channel(name, [`Video of ${name}`]));
    for (const { channelId } of made) await reader.follow(channelId);
    const { data } = await reader.videos();
    const idOf = (name: string) => data.find(({ title }) => title === `Video of ${name}`)?._id ?? '';
    await reader.mark(idOf('Marked'), { seen: true });
    await user.call('PUT', paths.transcript(idOf('Transcribed')), { cues: [{ start: 0, text: 'Hello' }] });
    for (const { _id, title } of await reader.channels()) if (title !== 'Followed') await reader.leave(_id);
    const [claimed] = made.map(({ channelId }) => channelId);
    const ids = made.map(({ channelId }) => channelId);

    advance(29 * DAY);
    expect(await sweepChannels(services())).toBe(0);
    expect(await present(ids)).toHaveLength(names.length);
    advance(2 * DAY);
    await db()
      .update(youtubeChannels)
      .set({ claimedUntil: new Date(clock().getTime() + 60_000) })
      .where(inArray(youtubeChannels.channelId, [claimed ?? '']));
    expect(await sweepChannels(services())).toBe(7);
    expect(await present(ids)).toEqual(['Claimed', 'Followed', 'Marked', 'Transcribed']);
    // The session is over by now.
    const back = readerOf(await newUser(email));
    expect(await back.titles()).toEqual(['Video of Followed']);
    expect(await back.video(idOf('Marked'))).toMatchObject({ seen: true, channel: null });
    advance(DAY);
    expect(await sweepChannels(services())).toBe(1);

    const again = await back.follow(ids.at(-1) ?? '');
    expect(again).toMatchObject({ title: 'Left 6', unseen: 1 });
  });
});
