import { describe, expect, it } from 'vitest';
import { readChannelList } from './channel-list.parser.ts';

const DEFAULT = 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg';

const thumbnailOf = (address: string) =>
  readChannelList(`<feed><title>x</title><entry><yt:videoId>dQw4w9WgXcQ</yt:videoId><title>One</title>
    <published>2026-01-01T00:00:00+00:00</published>
    <media:group><media:thumbnail url="${address}"/></media:group></entry></feed>`).videos[0]?.thumbnail;

describe("A video's picture", () => {
  it.each([
    ['https://i1.ytimg.com/vi/x/hq.jpg?a=1&amp;b=2', 'https://i1.ytimg.com/vi/x/hq.jpg?a=1&b=2'],
    ['https://yt3.ggpht.com/x', 'https://yt3.ggpht.com/x'],
    ['https://www.youtube.com/x.jpg', 'https://www.youtube.com/x.jpg'],
  ])('is the one from the list: %s', (address, shown) => {
    expect(thumbnailOf(address)).toBe(shown);
  });

  it.each([
    'http://i1.ytimg.com/vi/x/hq.jpg',
    'https://evil.example/x.jpg',
    'https://ytimg.com.evil.example/x.jpg',
    'https://evilytimg.com/x.jpg',
    'https://i1.ytimg.com:8443/x.jpg',
    'https://i1.ytimg.com@evil.example/x.jpg',
    'https://me@i1.ytimg.com/x.jpg',
    'javascript:alert(1)',
    `https://i1.ytimg.com/${'x'.repeat(500)}`,
    `https://i1.ytimg.com/${'語'.repeat(300)}`,
    '/x.jpg',
    '',
  ])("is the default one when the list has none on the source's hosts: %s", (address) => {
    expect(thumbnailOf(address)).toBe(DEFAULT);
  });
});
