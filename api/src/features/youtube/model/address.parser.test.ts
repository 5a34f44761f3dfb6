import { describe, expect, it } from 'vitest';
import { findChannelId, readAddress } from './address.parser.ts';

const ID = 'UC1234567890abcdefghij_-';

describe('The address of a channel', () => {
  it.each([
    [ID, { channelId: ID }],
    [`https://www.youtube.com/channel/${ID}`, { channelId: ID }],
    [`youtube.com/channel/${ID}/videos`, { channelId: ID }],
    [`https://www.youtube.com/feeds/videos.xml?channel_id=${ID}`, { channelId: ID }],
    ['@ada', { page: '/@ada' }],
    ['@ấn-tượng', { page: '/@%E1%BA%A5n-t%C6%B0%E1%BB%A3ng' }],
    ['https://m.youtube.com/@ada/videos', { page: '/@ada' }],
    ['https://www.youtube.com/c/Ada', { page: '/c/Ada' }],
    ['https://www.youtube.com/user/ada', { page: '/user/ada' }],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s', { page: '/watch?v=dQw4w9WgXcQ' }],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', { page: '/watch?v=dQw4w9WgXcQ' }],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', { page: '/watch?v=dQw4w9WgXcQ' }],
    ['http://www.youtube.com/live/dQw4w9WgXcQ', { page: '/watch?v=dQw4w9WgXcQ' }],
  ])('is understood: %s', (text, address) => {
    expect(readAddress(text)).toEqual(address);
  });

  it.each([
    'hello',
    '',
    'UCshort',
    `${ID}x`,
    '@',
    '@a/../b',
    'https://vimeo.com/@ada',
    'https://www.youtube.com.evil.example/@ada',
    'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=../../../x',
    'https://www.youtube.com/playlist?list=PL1',
    'https://www.youtube.com/channel/UCx',
    'https://www.youtube.com/%ff',
    'file:///etc/passwd',
    'http://127.0.0.1/@ada',
  ])('is refused when it names no channel: %s', (text) => {
    expect(readAddress(text)).toBeUndefined();
  });
});

describe('The channel of a page', () => {
  it.each([
    ['a channel', `<link rel="canonical" href="https://www.youtube.com/channel/${ID}">`],
    ['a channel without that link', `{"metadata":{"externalId":"${ID}"}}`],
    [
      'a video, whose neighbours are of others',
      `{"videoDetails":{"videoId":"x","author":"A","channelId":"${ID}"},"next":[{"channelId":"UC${'z'.repeat(22)}"}]}`,
    ],
  ])('is found: %s', (_what, page) => {
    expect(findChannelId(`<html>${page}</html>`)).toBe(ID);
  });

  it('is searched quickly, whatever the page contains', () => {
    const begun = performance.now();
    expect(findChannelId('"videoDetails":{'.repeat(125_000))).toBeUndefined();
    expect(findChannelId('<link rel="canonical" href="'.repeat(70_000))).toBeUndefined();
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  it('is not found on a page without one', () => {
    expect(findChannelId('<html><title>404</title>"channelId":"UCx"</html>')).toBeUndefined();
  });
});
