// @vitest-environment jsdom
import { hostileTexts } from '@my-note/contract/testing/hostile-texts';
import { expect, it } from 'vitest';
import { channelFixture } from '../testing/fixtures.ts';
import { readChannelFile, writeCsv, writeOpml } from './channel-file.ts';

const channels = [
  channelFixture(1, { title: 'Plain' }),
  channelFixture(2, { title: '=1+1, "quoted" <b> & Grüße' }),
  ...hostileTexts.map((title, n) => channelFixture(n + 3, { title })),
];
const idOf = (url: string) => /UC[\w-]{22}/.exec(url)?.[0];

it.each([
  ['OPML', async () => writeOpml(channels, 'Youtube Reader')],
  ['CSV', () => writeCsv(channels)],
])('imports the channels of its own %s export', async (_kind, write) => {
  const read = await readChannelFile(await write());
  expect(read.map(({ url }) => idOf(url))).toEqual(channels.map(({ channelId }) => channelId));
  expect(read[0]).toMatchObject({ title: 'Plain' });
});

it('keeps special characters of a title in OPML', async () => {
  const [, second] = await readChannelFile(writeOpml(channels, 'x'));
  expect(second?.title).toBe(channels[1]?.title);
});

it("reads Google's export and OPML, and each channel once", async () => {
  const [a, b] = ['UCaaaaaaaaaaaaaaaaaaaaaa', 'UCbbbbbbbbbbbbbbbbbbbbbb'];
  const takeout = `Channel Id,Channel Url,Channel Title\n${a},http://www.youtube.com/channel/${a},"One, two"\n${b},http://www.youtube.com/channel/${b},B\n${a},,again\n`;
  expect(await readChannelFile(takeout)).toEqual([
    { url: a, title: 'again' },
    { url: b, title: 'B' },
  ]);
  const opml = `\ufeff<?xml version="1.0"?><opml version="1.0"><body><outline text="Youtube"><outline text="A" title="A" type="rss" xmlUrl="https://www.youtube.com/feeds/videos.xml?channel_id=${a}"/><outline text="Blog" xmlUrl="https://blog.example/feed"/></outline></body></opml>`;
  expect(await readChannelFile(opml)).toEqual([
    { url: `https://www.youtube.com/feeds/videos.xml?channel_id=${a}`, title: 'A' },
  ]);
});

it.each(['', 'hello', '<opml', '<opml><body/></opml>', 'a;b;c\n1;2;3', '\0\u0001'])(
  'finds no channel in %j',
  async (text) => {
    expect(await readChannelFile(text)).toEqual([]);
  },
);
