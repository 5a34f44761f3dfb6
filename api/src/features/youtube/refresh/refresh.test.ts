import { paths } from '@my-note/contract';
import { type ChannelStatus, channelListSchema, videoPageSchema } from '@my-note/contract/youtube';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { readerOf } from '../../../testing/reader.ts';
import { useApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import type { Fault } from '../../../testing/youtube/feed-fault.ts';
import { startFeedServer } from '../../../testing/youtube/feed-server.ts';
import { feedXml } from '../../../testing/youtube/feed-xml.ts';
import { youtubeChannels, youtubeSubscriptions } from '../model/youtube.table.ts';
import { readChannelList } from '../source/channel-list.parser.ts';
import { createSource } from '../source/source.adapter.ts';
import { createRefresher } from './refresh.worker.ts';

const server = await startFeedServer();
const source = createSource(server.url, { timeoutMs: 1000 });
afterAll(async () => {
  await source.close();
  await server.close();
});
const { advance, clock, db, newUser, services } = useApp({ youtubeBaseUrl: server.url });
const MINUTE = 60_000;
const refreshDue = () => createRefresher(services(), source).refreshDue();
beforeEach(async () => {
  await db().delete(youtubeSubscriptions);
  await db().update(youtubeChannels).set({ waitUntil: null });
  server.forget();
});

const follow = (user: TestUser, channelId: string) => user.call('POST', paths.channels, { url: channelId });
const status = async (user: TestUser) =>
  channelListSchema.parse((await user.call('GET', paths.channels)).body)[0]?.status;
const titles = async (user: TestUser) =>
  videoPageSchema.parse((await user.call('GET', paths.videos)).body).data.map(({ title }) => title);

describe('The refresh', () => {
  it('fetches a channel once for all users, and not again within the hour', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    const { channelId, publish } = server.channel('Hourly', ['Old']);
    await follow(ada, channelId);
    await follow(bob, channelId);
    advance(59 * MINUTE);
    await refreshDue();
    expect(server.fetches(channelId)).toBe(1);
    publish('New');
    advance(11 * MINUTE);
    await refreshDue();
    await refreshDue();
    expect(server.fetches(channelId)).toBe(2);
    expect(await titles(ada)).toEqual(['New', 'Old']);
    expect(await titles(bob)).toEqual(['New', 'Old']);
  });

  it('does not download a list again that has not changed', async () => {
    const ada = await newUser();
    const { channelId } = server.channel('Unchanged', ['One']);
    await follow(ada, channelId);
    advance(71 * MINUTE);
    await refreshDue();
    expect(server.requests.map(({ etag }) => etag !== undefined)).toEqual([false, true]);
    expect(await titles(ada)).toEqual(['One']);
    expect(await status(ada)).toMatchObject({ kind: 'fresh' });
  });

  it('fetches nothing when no channel is followed', async () => {
    const ada = await newUser();
    const { channelId } = server.channel('Left');
    await follow(ada, channelId);
    await db().delete(youtubeSubscriptions);
    advance(120 * MINUTE);
    await refreshDue();
    expect(server.fetches(channelId)).toBe(1);
  });

  it('skips channels whose followers all switched the reader off', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    const [own, shared] = [server.channel('Her own'), server.channel('Shared')];
    for (const { channelId } of [own, shared]) await follow(ada, channelId);
    await follow(bob, shared.channelId);
    const use = (value: boolean) => ada.call('PUT', paths.configs, { key: 'USE_YOUTUBE_READER', value });
    const fetches = () => [own, shared].map(({ channelId }) => server.fetches(channelId));
    await use(false);
    advance(71 * MINUTE);
    await refreshDue();
    expect(fetches()).toEqual([1, 2]);
    await use(true);
    await refreshDue();
    expect(fetches()).toEqual([2, 2]);
  });

  it('is done by one of several replicas', async () => {
    const ada = await newUser();
    const many = Array.from({ length: 9 }, (_, n) => server.channel(`Channel ${n}`, ['One']));
    for (const { channelId } of many) await follow(ada, channelId);
    advance(71 * MINUTE);
    await Promise.all([refreshDue(), refreshDue(), refreshDue()]);
    for (const { channelId } of many) expect(server.fetches(channelId)).toBe(2);
  });

  it.each<[Fault, ChannelStatus['kind'], string | null]>([
    ['403', 'stale', 'it responded with 403'],
    ['404', 'stale', 'it responded with 404'],
    ['429', 'stale', 'it asked to wait until'],
    ['500', 'stale', 'it responded with 500'],
    ['slow', 'stale', 'it did not respond in time'],
    ['cut', 'stale', 'its list is cut off or damaged'],
    ['huge', 'stale', 'its response is larger than 2 MB'],
    ['entities', 'stale', 'its list has a document type, which is not supported'],
    ['wrong encoding', 'stale', 'its list has an unsupported encoding'],
    ['empty', 'stale', 'its list is cut off or damaged'],
    ['a page', 'stale', 'its response is not a list of videos'],
    ['elsewhere', 'stale', 'it redirected to another site'],
    ['in a circle', 'stale', 'it redirects in a circle'],
    ['no entries', 'fresh', null],
  ])('keeps the list when the source fails, with the reason: %s', async (fault, kind, reason) => {
    const ada = await newUser();
    const { channelId, fail } = server.channel('Faulty', ['One', 'Two']);
    await follow(ada, channelId);
    const before = await status(ada);
    fail(fault);
    advance(71 * MINUTE);
    await refreshDue();
    expect(server.fetches(channelId)).toBeGreaterThanOrEqual(2);
    expect(await titles(ada)).toEqual(['Two', 'One']);
    const after = await readerOf(ada).channels();
    expect(after).toMatchObject([
      {
        title: 'Faulty',
        unseen: 2,
        refreshing: false,
        status: { kind, reason: reason && expect.stringContaining(reason) },
      },
    ]);
    if (kind === 'stale') expect(after[0]?.status.since).toBe(before?.since);
    expect(Date.parse(after[0]?.checkedAt ?? '')).toBeGreaterThan(Date.parse(before?.since ?? ''));
  });

  it('continues with the other channels while one is slow', async () => {
    const ada = await newUser();
    const many = Array.from({ length: 12 }, (_, n) => server.channel(`Channel ${n}`, ['One']));
    for (const { channelId } of many) await follow(ada, channelId);
    const [slow, ...others] = many;
    slow?.fail('slow');
    advance(71 * MINUTE);
    let isOver = false;
    const whole = refreshDue().then(() => {
      isOver = true;
    });
    await eventually(() => others.every(({ channelId }) => server.fetches(channelId) === 2));
    expect(isOver).toBe(false);
    await whole;
    expect((await readerOf(ada).channels()).map((channel) => channel.status.kind).sort()).toEqual([
      ...others.map(() => 'fresh'),
      'stale',
    ]);
  });

  it('finds channels that become due while it runs, when it is called again', async () => {
    const ada = await newUser();
    const { channelId } = server.channel('Just now');
    await follow(ada, channelId);
    const [now, later] = [clock(), new Date(clock().getTime() + 71 * MINUTE)];
    let looks = 0;
    const refresher = createRefresher(
      {
        ...services(),
        clock: () => {
          looks += 1;
          // All four workers run already, so this starts none.
          if (looks === 4) void refresher.refreshDue();
          return looks <= 4 ? now : later;
        },
      },
      source,
    );
    await refresher.refreshDue();
    expect(server.fetches(channelId)).toBe(2);
  });

  it('that was aborted is done by another after its claim expired', async () => {
    const ada = await newUser();
    const { channelId, fail } = server.channel('Broken off', ['One']);
    await follow(ada, channelId);
    const before = await status(ada);
    fail('slow');
    advance(71 * MINUTE);
    const refresher = createRefresher(services(), source);
    const whole = refresher.refreshDue();
    await eventually(() => server.fetches(channelId) === 2);
    expect(await readerOf(ada).channels()).toMatchObject([{ refreshing: true }]);
    await refresher.close();
    await whole;
    expect(await status(ada)).toEqual(before);
    fail('none');
    await refreshDue();
    expect(server.fetches(channelId)).toBe(2);
    advance(3 * MINUTE);
    await refreshDue();
    expect(server.fetches(channelId)).toBe(3);
    expect(await readerOf(ada).channels()).toMatchObject([{ refreshing: false, status: { kind: 'fresh' } }]);
  });

  it('of a list that cannot be stored is not repeated within the hour, and delays no other channel', async () => {
    const ada = await newUser();
    const [odd, other] = [server.channel('Odd', ['One']), server.channel('Other', ['One'])];
    for (const { channelId } of [odd, other]) await follow(ada, channelId);
    const [video] = readChannelList(feedXml(odd.channel)).videos;
    if (!video) throw new Error('The list is empty');
    const unstorable = { title: 'Odd', videos: [{ ...video, title: 'a\0b' }] };
    let fetched = 0;
    const log = { error: vi.fn() };
    const odder: typeof source = {
      ...source,
      readChannel: async (channelId, ...more) => {
        if (channelId !== odd.channelId) return source.readChannel(channelId, ...more);
        fetched += 1;
        return { kind: 'list', list: unstorable, etag: null };
      },
    };
    const refresher = createRefresher(services(), odder, log);
    advance(71 * MINUTE);
    await refresher.refreshDue();
    expect(log.error.mock.calls).toEqual([[expect.any(Error), expect.stringContaining(odd.channelId)]]);
    expect(server.fetches(other.channelId)).toBe(2);
    advance(5 * MINUTE);
    await refresher.refreshDue();
    expect([fetched, server.fetches(other.channelId)]).toEqual([1, 2]);
    expect(await readerOf(ada).channels()).toMatchObject([
      { title: 'Odd', status: { kind: 'stale', reason: 'My Note couldn’t store its list' } },
      { title: 'Other', status: { kind: 'fresh' } },
    ]);
  });

  it('shows since when a list is stale, then failing, and resets that on success', async () => {
    const ada = await newUser();
    const { channelId, fail } = server.channel('On and off', ['One']);
    await follow(ada, channelId);
    const fresh = await status(ada);
    fail('500');
    advance(71 * MINUTE);
    await refreshDue();
    expect(await status(ada)).toEqual({
      kind: 'stale',
      since: fresh?.since,
      reason: 'it responded with 500',
    });
    for (let hour = 0; hour < 21; hour += 1) {
      advance(71 * MINUTE);
      await refreshDue();
    }
    expect(await status(ada)).toMatchObject({ kind: 'failing', reason: 'it responded with 500' });
    fail('none');
    advance(71 * MINUTE);
    await refreshDue();
    expect(await status(ada)).toMatchObject({ kind: 'fresh', reason: null });
  });
});
