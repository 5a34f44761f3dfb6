import { paths } from '@my-note/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { readerOf } from '../../../testing/reader.ts';
import { useApp } from '../../../testing/test-app.ts';
import { startFeedServer } from '../../../testing/youtube/feed-server.ts';

const server = await startFeedServer();
afterAll(server.close);
const LIMIT = 1200;
const { newUser } = useApp({
  youtubeBaseUrl: server.url,
  system: { MAX_YOUTUBE_SUBSCRIBED_CHANNELS: LIMIT },
});
const newReader = async () => readerOf(await newUser());
/** Ids of channels that the source does not know. */
const idsOf = (letter: string, count: number) =>
  Array.from({ length: count }, (_, n) => `UC${letter.repeat(17)}${String(n).padStart(5, '0')}`);

describe('An import of channels', () => {
  it('follows the channels of a file, in every form with an id, and fetches their lists', async () => {
    const ada = await newReader();
    const [one, two, three] = ['One', 'Two', 'Three'].map((title) => server.channel(title, [title]));
    await ada.follow(three?.channelId ?? '');
    const done = await ada.importAll([
      { url: `https://www.youtube.com/feeds/videos.xml?channel_id=${one?.channelId}`, title: 'First' },
      { url: `http://www.youtube.com/channel/${two?.channelId}` },
      { url: ` ${one?.channelId} `, title: 'First again' },
      { url: three?.channelId ?? '' },
      { url: '@ada' },
      { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
      { url: 'https://example.org/feed.xml' },
      { url: '@ada' },
    ]);
    expect(done).toEqual({
      added: 2,
      present: 1,
      overLimit: 0,
      unknown: ['@ada', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://example.org/feed.xml'],
    });
    await eventually(async () => (await ada.channels()).every(({ status }) => status.kind === 'fresh'));
    expect((await ada.channels()).map(({ title, unseen }) => [title, unseen])).toEqual([
      ['One', 1],
      ['Three', 1],
      ['Two', 1],
    ]);
    for (const channel of [one, two, three]) expect(server.fetches(channel?.channelId ?? '')).toBe(1);
    // No page is fetched for the id of a handle or a video.
    expect(server.requests.every(({ path }) => path.startsWith('/feeds/'))).toBe(true);
  });

  it('shows the name from the file until the first fetch', async () => {
    const ada = await newReader();
    const { channelId, fail } = server.channel('Its own name');
    fail('500');
    await ada.importAll([{ url: channelId }, { url: channelId, title: ' Name of the file ' }]);
    await eventually(async () => (await ada.channels())[0]?.status.kind === 'failing');
    expect(await ada.channels()).toMatchObject([{ title: 'Name of the file', channelId }]);
    const bob = await newReader();
    expect(await bob.follow(channelId)).toMatchObject({ title: channelId });
  });

  it('of more than a thousand stops at the limit, in the order of the file', async () => {
    const ada = await newReader();
    const wanted = idsOf('z', LIMIT + 100).reverse();
    const [cut = '', before = ''] = wanted.slice(-2);
    expect(await ada.importAll([{ url: before }, { url: '@one' }])).toMatchObject({ added: 1, present: 0 });
    // The lists are not what this is about; their fetches go on slowly in the background.
    server.delay(100);
    const file = wanted.map((url) => ({ url }));
    const responses = await Promise.all([ada.importAll(file), ada.importAll(file)]);
    responses.sort((one, other) => other.added - one.added);
    expect(responses).toEqual([
      { added: LIMIT - 1, present: 1, overLimit: 100, unknown: [] },
      { added: 0, present: LIMIT, overLimit: 100, unknown: [] },
    ]);
    const followed = new Set((await ada.channels()).map(({ channelId }) => channelId));
    expect([...followed].sort()).toEqual([before, ...wanted.slice(0, LIMIT - 1)].sort());
    expect(followed.has(cut)).toBe(false);
  });

  it('of the same channels by two users at the same time works for both', async () => {
    const [ada, bob] = [await newReader(), await newReader()];
    const file = idsOf('y', 1000).map((url) => ({ url }));
    const responses = await Promise.all([ada.importAll(file), bob.importAll(file.toReversed())]);
    expect(responses.map(({ added }) => added)).toEqual([1000, 1000]);
  });

  it('lists twenty of the addresses without an id', async () => {
    const ada = await newReader();
    const { unknown } = await ada.importAll(Array.from({ length: 30 }, (_, n) => ({ url: `@who${n}` })));
    expect(unknown).toEqual(Array.from({ length: 20 }, (_, n) => `@who${n}`));
  });

  it.each([
    ['no channel', []],
    ['too many', Array.from({ length: 5001 }, () => ({ url: '@a' }))],
    ['no address', [{ url: ' ' }]],
    ['an address without end', [{ url: 'x'.repeat(501) }]],
    ['something else', [{ url: '@a', nonsense: 1 }]],
  ])('is refused with %s', async (_what, channels) => {
    const user = await newUser();
    expect((await user.call('POST', paths.channelsImport, { channels })).status).toBe(400);
  });
});
