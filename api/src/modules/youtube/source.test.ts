import { afterAll, describe, expect, it } from 'vitest';
import { type Fault, startFeedServer } from '../../testing/feed-server.ts';
import { createSafeFetch } from './safe-fetch.ts';
import { createSource } from './source.ts';

const server = await startFeedServer();
const source = createSource(server.url, { timeoutMs: 500 });
afterAll(async () => {
  await source.close();
  await server.close();
});

describe("A channel's list", () => {
  it('is read with everything that is shown of a video', async () => {
    const { channelId, channel } = server.channel("Ada's <Lab> & more", ['One', 'Two & three']);
    const answer = await source.readChannel(channelId, null);
    expect(answer).toMatchObject({
      kind: 'feed',
      etag: expect.stringMatching(/^"\d+"$/),
      feed: {
        title: "Ada's <Lab> & more",
        videos: [
          {
            videoId: channel.entries[0]?.videoId,
            title: 'Two & three',
            description: 'About Two & three',
            thumbnail: `https://i1.ytimg.com/vi/${channel.entries[0]?.videoId}/hqdefault.jpg`,
            publishedAt: new Date('2026-01-02T00:00:00.000Z'),
          },
          { title: 'One' },
        ],
      },
    });
  });

  it('is not sent again when it has not changed', async () => {
    const { channelId } = server.channel('Quiet', ['One']);
    const first = await source.readChannel(channelId, null);
    const etag = first.kind === 'feed' ? first.etag : null;
    expect(await source.readChannel(channelId, etag)).toEqual({ kind: 'unchanged' });
  });

  it.each<[Fault, string]>([
    ['403', 'it answered 403'],
    ['404', 'it answered 404'],
    ['500', 'it answered 500'],
    ['slow', 'it did not answer in time'],
    ['cut', 'cut off or damaged'],
    ['huge', 'larger than 2 MB'],
    ['entities', 'document type'],
    ['wrong encoding', 'encoding'],
    ['empty', 'cut off or damaged'],
    ['a page', 'no list of videos'],
    ['elsewhere', 'it led to another place'],
    ['in a circle', 'redirects in a circle'],
  ])('is refused with a reason when the source fails: %s', async (fault, reason) => {
    const { channelId, fail } = server.channel('Faulty', ['One']);
    fail(fault);
    await expect(source.readChannel(channelId, null)).rejects.toThrow(reason);
  });

  it('may be without videos', async () => {
    const { channelId, fail } = server.channel('Empty', ['One']);
    fail('no entries');
    expect(await source.readChannel(channelId, null)).toMatchObject({ feed: { title: 'Empty', videos: [] } });
  });

  it('is asked for in vain when nothing listens', async () => {
    const nowhere = createSource('http://127.0.0.1:1');
    await expect(nowhere.readChannel('x', null)).rejects.toThrow('the connection failed');
    await nowhere.close();
  });
});

describe('A fetch', () => {
  type Callback = (error: null, found: { address: string; family: number }[]) => void;
  const resolving =
    (...addresses: string[]) =>
    (_name: string, _options: object, callback: Callback) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );

  it.each([
    ['127.0.0.1'],
    ['169.254.169.254'],
    ['10.1.2.3'],
    ['::1'],
    ['fd00::1'],
    ['::ffff:127.0.0.1'],
    ['93.184.216.34', '192.168.0.1'],
  ])('reaches no address inside the own network: %s', async (...addresses) => {
    const web = createSafeFetch('https://www.youtube.example', { resolve: resolving(...addresses) });
    await expect(web.fetch('/')).rejects.toThrow('its address is not a public one');
    await web.close();
  });

  it.each([
    ['http://www.youtube.example', '/'],
    ['https://169.254.169.254', '/latest/meta-data'],
    ['https://www.youtube.example', 'https://evil.example/'],
    ['https://www.youtube.example', '//evil.example/'],
    ['https://www.youtube.example', 'https://me:secret@www.youtube.example/'],
    ['https://www.youtube.example', 'https://www.youtube.example:8443/'],
    [server.url, 'http://127.0.0.1:1/'],
  ])('of %s never leaves for %s', async (base, path) => {
    const web = createSafeFetch(base);
    await expect(web.fetch(path)).rejects.toThrow('it led to another place');
    await web.close();
  });
});
