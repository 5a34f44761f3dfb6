import { afterAll, describe, expect, it } from 'vitest';
import type { Fault } from '../../../testing/youtube/feed-fault.ts';
import { startFeedServer } from '../../../testing/youtube/feed-server.ts';
import { TooManyRequests } from '../model/youtube.errors.ts';
import { readChannelList } from './channel-list.parser.ts';
import { createSafeFetch } from './safe-fetch.adapter.ts';
import { createSource } from './source.adapter.ts';

const server = await startFeedServer();
const source = createSource(server.url, { timeoutMs: 500 });
afterAll(async () => {
  await source.close();
  await server.close();
});

describe("A channel's list", () => {
  it('is read with all fields of a video', async () => {
    const { channelId, channel } = server.channel("Ada's <Lab> & more", ['One', 'Two & three']);
    const result = await source.readChannel(channelId, null);
    expect(result).toMatchObject({
      kind: 'list',
      etag: expect.stringMatching(/^"\w+"$/),
      list: {
        title: "Ada's <Lab> & more",
        videos: [
          {
            videoId: channel.entries[0]?.videoId,
            kind: 'video',
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
    const etag = first.kind === 'list' ? first.etag : null;
    expect(await source.readChannel(channelId, etag)).toEqual({ kind: 'unchanged' });
  });

  it.each<[Fault, string]>([
    ['403', 'it responded with 403'],
    ['404', 'it responded with 404'],
    ['500', 'it responded with 500'],
    ['slow', 'it did not respond in time'],
    ['cut', 'cut off or damaged'],
    ['huge', 'larger than 2 MB'],
    ['entities', 'document type'],
    ['wrong encoding', 'encoding'],
    ['empty', 'cut off or damaged'],
    ['a page', 'not a list of videos'],
    ['elsewhere', 'it redirected to another site'],
    ['in a circle', 'redirects in a circle'],
  ])('is refused with a reason when the source fails: %s', async (fault, reason) => {
    const { channelId, fail } = server.channel('Faulty', ['One']);
    fail(fault);
    await expect(source.readChannel(channelId, null)).rejects.toThrow(reason);
  });

  it('detects shorts by their addresses, which may be missing', async () => {
    const { channelId, publish } = server.channel('Shorts', ['Long']);
    publish('Short', { short: true });
    const result = await source.readChannel(channelId, null);
    expect(result).toMatchObject({ list: { videos: [{ kind: 'short' }, { kind: 'video' }] } });
    const bare = `<feed><title>x</title><entry><yt:videoId>dQw4w9WgXcQ</yt:videoId><title>LIVE now</title>
      <published>2026-01-01T00:00:00+00:00</published></entry></feed>`;
    expect(readChannelList(bare).videos).toMatchObject([{ kind: 'live' }]);
    expect(
      readChannelList(bare.replace('<entry>', '<entry><link/><link rel="x">y</link>')).videos,
    ).toHaveLength(1);
  });

  it.each(['90', 'Sun, 01 Mar 2026 15:30:00 GMT', undefined])(
    'throws with the Retry-After header of a 429: %s',
    async (retryAfter) => {
      const { channelId, fail } = server.channel('Busy');
      fail('429', retryAfter === undefined ? {} : { retryAfter });
      const refusal = await source.readChannel(channelId, null).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(TooManyRequests);
      expect(refusal).toMatchObject({ message: 'it responded with 429', retryAfter });
    },
  );

  it('may be without videos', async () => {
    const { channelId, fail } = server.channel('Empty', ['One']);
    fail('no entries');
    expect(await source.readChannel(channelId, null)).toMatchObject({ list: { title: 'Empty', videos: [] } });
  });

  it('is refused with a reason when nothing listens', async () => {
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

  const refuseToResolve = () => {
    throw new Error('A name was looked up');
  };

  it.each([
    ['127.0.0.1'],
    ['0.0.0.0'],
    ['169.254.169.254'],
    ['10.1.2.3'],
    ['172.16.0.1'],
    ['100.64.0.1'],
    ['255.255.255.255'],
    ['::'],
    ['::1'],
    ['fd00::1'],
    ['fe80::1'],
    ['::ffff:127.0.0.1'],
    ['::ffff:a9fe:a9fe'],
    ['64:ff9b::7f00:1'],
    ['2002:7f00:1::'],
    ['93.184.216.34', '192.168.0.1'],
    ['93.184.216.34', '::1'],
    [],
  ])('reaches no address inside the own network: %s', async (...addresses) => {
    const web = createSafeFetch('https://www.youtube.example', { resolve: resolving(...addresses) });
    await expect(web.fetch('/')).rejects.toThrow('its address is not a public one');
    await web.close();
  });

  const WEB = 'https://www.youtube.example';
  it.each([
    ['http://www.youtube.example', '/'],
    ['https://169.254.169.254', '/latest/meta-data'],
    ['https://10.0.0.1', '/'],
    ['https://[::ffff:10.0.0.1]', '/'],
    ['https://[fd00::1]', '/'],
    [WEB, 'http://www.youtube.example/'],
    [WEB, 'https://evil.example/'],
    [WEB, '//evil.example/'],
    [WEB, '\\\\evil.example/'],
    [WEB, 'https://youtube.example.evil.example/'],
    [WEB, 'https://www.youtube.example./'],
    [WEB, 'https://me:secret@www.youtube.example/'],
    [WEB, 'https://me@www.youtube.example/'],
    [WEB, 'https://www.youtube.example@evil.example/'],
    [WEB, 'https://www.youtube.example:8443/'],
    [WEB, 'https://127.0.0.1/'],
    [WEB, 'https://2130706433/'],
    [WEB, 'https://0x7f000001/'],
    [WEB, 'https://0177.1/'],
    [WEB, 'https://0.0.0.0/'],
    [WEB, 'https://169.254.169.254/latest/meta-data'],
    [WEB, 'https://[::1]/'],
    [WEB, 'https://[::ffff:127.0.0.1]/'],
    [WEB, 'file:///etc/passwd'],
    [server.url, 'http://127.0.0.1:1/'],
  ])('of %s does not reach %s', async (base, path) => {
    const web = createSafeFetch(base, { resolve: refuseToResolve });
    await expect(web.fetch(path)).rejects.toThrow('it redirected to another site');
    await web.close();
  });

  const { port } = new URL(server.url);
  it.each([
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data',
    `http://0.0.0.0:${port}/goal`,
    `http://127.0.0.2:${port}/goal`,
    `http://[::ffff:127.0.0.1]:${port}/goal`,
    `http://[::1]:${port}/goal`,
    `http://localhost:${port}/goal`,
    `http://me@127.0.0.1:${port}/goal`,
    `https://127.0.0.1:${port}/goal`,
    'http://127.0.0.1:1/goal',
    '//evil.example/goal',
    'https://www.youtube.com/goal',
  ])('does not follow a chain of redirects to another site: %s', async (location) => {
    const web = createSafeFetch(server.url);
    server.page('/goal', 'Reached');
    server.redirect('/first', '/second');
    server.redirect('/second', location);
    await expect(web.fetch('/first')).rejects.toThrow('it redirected to another site');
    server.redirect('/second', '/goal');
    expect((await web.fetch('/first')).body.toString()).toBe('Reached');
    await web.close();
  });

  it('of the page of a handle does not leave the site either', async () => {
    server.redirect('/@ada', 'http://169.254.169.254/latest/meta-data');
    await expect(source.resolve({ page: '/@ada' })).rejects.toThrow('it redirected to another site');
  });
});
