import { paths } from '@my-note/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { readerOf } from '../../../testing/reader.ts';
import { useApp } from '../../../testing/test-app.ts';
import { startFeedServer } from '../../../testing/youtube/feed-server.ts';
import { pictureAddresses } from './video-picture.rules.ts';

const feed = await startFeedServer();
afterAll(() => feed.close());
const { app, newUser } = useApp({
  youtubeBaseUrl: feed.url,
  picturePrivateHosts: [new URL(feed.url).host],
});

describe('The picture of a video', () => {
  it('is served through the service, to followers of its channel', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    const { channelId, channel } = feed.channel('Bread', ['Rye']);
    const reader = readerOf(ada);
    await reader.follow(channelId);
    const { data } = await reader.videos();
    const url = `/api${paths.videoPicture(data[0]?._id ?? '')}`;
    const read = (token: string) => app().inject({ url, headers: { authorization: `Bearer ${token}` } });
    const response = await read(ada.accessToken);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=86400',
    });
    expect(feed.requests.at(-1)?.path).toBe(`/vi/${channel.entries[0]?.videoId}/hqdefault.jpg`);
    expect((await read(bob.accessToken)).statusCode).toBe(404);
    expect((await app().inject({ url })).statusCode).toBe(401);
  });

  it.each([
    ['https://www.youtube.com', 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000/vi/dQw4w9WgXcQ/hqdefault.jpg'],
  ])('of %s is at %s', (base, address) => {
    expect(pictureAddresses(base)('dQw4w9WgXcQ')).toBe(address);
  });
});
