import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createCrowd } from '../../../testing/crowd.ts';
import { eventually } from '../../../testing/eventually.ts';
import { readerOf } from '../../../testing/reader.ts';
import { useApp } from '../../../testing/test-app.ts';
import { startFeedServer } from '../../../testing/youtube/feed-server.ts';
import { youtubeChannels, youtubeSubscriptions } from '../model/youtube.table.ts';
import { createSource } from '../source/source.adapter.ts';
import { markDue } from './refresh.repository.ts';
import { createRefresher } from './refresh.worker.ts';

const server = await startFeedServer();
const source = createSource(server.url);
afterAll(async () => {
  await source.close();
  await server.close();
});
const { advance, clock, db, newUser, services } = useApp({ youtubeBaseUrl: server.url });
const newReader = async () => readerOf(await newUser());
const MINUTE = 60_000;
const refreshDue = () => createRefresher(services(), source).refreshDue();
/** Only a refresh by hand makes channels due earlier. */
const putOff = () =>
  db()
    .update(youtubeChannels)
    .set({ nextRefreshAt: new Date(clock().getTime() + 9 * MINUTE) });

beforeEach(async () => {
  await db().delete(youtubeSubscriptions);
  await db().update(youtubeChannels).set({ waitUntil: null });
  server.delay(0);
  server.forget();
});

describe('A refresh by hand', () => {
  it('fetches each channel that was not fetched within the hour', async () => {
    const [ada, bob] = [await newReader(), await newReader()];
    const [old, young, of] = [server.channel('Old'), server.channel('Young'), server.channel('Of Bob')];
    await ada.follow(old.channelId);
    await bob.follow(of.channelId);
    advance(30 * MINUTE);
    await ada.follow(young.channelId);
    advance(31 * MINUTE);
    await putOff();
    server.delay(200);
    expect(await ada.refresh()).toMatchObject([
      { title: 'Old', refreshing: true },
      { title: 'Young', refreshing: false },
    ]);
    await eventually(async () => (await ada.channels()).every(({ refreshing }) => !refreshing));
    expect([old, young, of].map(({ channelId }) => server.fetches(channelId))).toEqual([2, 1, 1]);
    const [first] = await ada.channels();
    expect(Math.abs(Date.parse(first?.checkedAt ?? '') - clock().getTime())).toBeLessThan(MINUTE);
  });

  it('within the hour changes nothing, also for a channel that fails', async () => {
    const ada = await newReader();
    const [good, bad] = [server.channel('Good'), server.channel('Bad')];
    bad.fail('500');
    for (const { channelId } of [good, bad]) await ada.follow(channelId);
    const before = await ada.channels();
    advance(59 * MINUTE);
    await putOff();
    expect(await ada.refresh()).toEqual(before);
    expect(before.every(({ refreshing }) => !refreshing)).toBe(true);
    await refreshDue();
    expect([good, bad].map(({ channelId }) => server.fetches(channelId))).toEqual([1, 1]);
  });

  it('by many users at the same time is one fetch', async () => {
    const { channelId } = server.channel('Loved by many');
    const readers = await Promise.all(Array.from({ length: 12 }, newReader));
    for (const reader of readers) await reader.follow(channelId);
    advance(61 * MINUTE);
    await putOff();
    server.delay(100);
    const responses = await Promise.all(readers.map((reader) => reader.refresh()));
    expect(responses.every(([channel]) => channel?.refreshing)).toBe(true);
    await eventually(async () => (await readers[0]?.channels())?.[0]?.refreshing === false);
    await Promise.all(readers.map((reader) => reader.refresh()));
    expect(server.fetches(channelId)).toBe(2);
  });

  it('cannot be forced by unfollowing and following a channel again', async () => {
    const ada = await newReader();
    const { channelId } = server.channel('Again and again');
    for (let time = 0; time < 3; time += 1) {
      const channel = await ada.follow(channelId);
      await ada.leave(channel._id);
    }
    await ada.importAll([{ url: channelId }]);
    await refreshDue();
    expect(server.fetches(channelId)).toBe(1);
  });
});

describe('Lists', () => {
  it('are fetched at most four at a time, whatever triggers it', async () => {
    const ada = await newReader();
    const make = (count: number) => Array.from({ length: count }, (_, n) => server.channel(`${count} ${n}`));
    const [known, added, imported] = [make(6), make(6), make(6)];
    for (const { channelId } of known) await ada.follow(channelId);
    advance(61 * MINUTE);
    server.forget();
    // Longer than a busy machine needs to start four.
    server.delay(500);
    await Promise.all([
      ada.refresh(),
      ada.importAll(imported.map(({ channelId }) => ({ url: channelId }))),
      ...added.map(({ channelId }) => ada.follow(channelId)),
      ada.refresh(),
    ]);
    await eventually(async () => (await ada.channels()).every(({ refreshing }) => !refreshing));
    for (const { channelId } of [...known, ...added, ...imported]) expect(server.fetches(channelId)).toBe(1);
    expect(server.mostAtOnce()).toBe(4);
  });
});

it('Five hundred channels of a hundred users are fetched once an hour, four at a time', async () => {
  const channelIds = Array.from({ length: 500 }, (_, n) => server.channel(`Channel ${n}`).channelId);
  const people = await createCrowd(services(), { people: 100, channelIds });
  const refresher = createRefresher(services(), source);
  const askAll = async () => {
    await Promise.all(people.map((person) => markDue(db(), person, clock())));
    await Promise.all([refresher.refreshDue(), refresher.refreshDue(), refresher.refreshDue()]);
  };
  server.delay(5);
  await askAll();
  advance(59 * MINUTE);
  await askAll();
  const fetched = server.requests.map(({ path }) => path.split('=')[1]);
  expect(fetched.sort()).toEqual(channelIds.sort());
  expect(server.mostAtOnce()).toBeGreaterThan(1);
  expect(server.mostAtOnce()).toBeLessThanOrEqual(4);
});

describe('After the source responded 429', () => {
  /** Ten due channels; the first one responds with 429. */
  async function tooMany(retryAfter?: string) {
    const ada = await newReader();
    const [first, ...others] = Array.from({ length: 10 }, (_, n) => server.channel(`Channel ${n}`));
    if (!first) throw new Error('There is no channel');
    for (const { channelId } of [first, ...others]) await ada.follow(channelId);
    first.fail('429', retryAfter === undefined ? {} : { retryAfter });
    advance(71 * MINUTE);
    await db()
      .update(youtubeChannels)
      .set({ nextRefreshAt: new Date(clock().getTime() - 20 * MINUTE) })
      .where(eq(youtubeChannels.channelId, first.channelId));
    server.forget();
    server.delay(30);
    await refreshDue();
    server.delay(0);
    const fetched = () => server.requests.length;
    expect(server.fetches(first.channelId)).toBe(1);
    // Those in flight, and one more after each of them that was done a moment before.
    expect(fetched()).toBeLessThanOrEqual(7);
    return { ada, first, fetched, before: fetched() };
  }

  it('nothing is fetched before the time that it named, not even by hand', async () => {
    const { ada, first, fetched, before } = await tooMany('7200');
    const channels = await ada.channels();
    expect(channels.every(({ refreshing }) => !refreshing)).toBe(true);
    const until = new Date(Date.parse(channels[0]?.checkedAt ?? '') + 120 * MINUTE).toISOString();
    const reason = expect.stringMatching(/^it asked to wait until \d{4}-\d\d-\d\d \d\d:\d\d UTC$/);
    expect(channels[0]).toMatchObject({ title: 'Channel 0', status: { kind: 'stale', reason } });
    expect(Math.abs(minuteOf(channels[0]?.status.reason) - Date.parse(until))).toBeLessThan(2 * MINUTE);
    advance(118 * MINUTE);
    await refreshDue();
    expect((await ada.refresh()).every(({ refreshing }) => !refreshing)).toBe(true);
    expect(fetched()).toBe(before);
    advance(3 * MINUTE);
    first.fail('none');
    await refreshDue();
    expect(fetched()).toBe(before + 10);
    expect((await ada.channels()).every(({ status }) => status.kind === 'fresh')).toBe(true);
  });

  it('an added channel is waiting, with the reason', async () => {
    const { ada, fetched, before } = await tooMany('7200');
    const added = await ada.follow(server.channel('Added', ['One']).channelId);
    const reason = expect.stringContaining('it asked to wait until');
    expect(added).toMatchObject({
      refreshing: false,
      checkedAt: null,
      status: { kind: 'waiting', since: null, reason },
    });
    expect(fetched()).toBe(before);
    advance(121 * MINUTE);
    await refreshDue();
    expect((await ada.channels()).find(({ _id }) => _id === added._id)).toMatchObject({
      title: 'Added',
      unseen: 1,
      status: { kind: 'fresh' },
    });
  });

  it.each<[string, () => string | undefined, number]>([
    ['at a date', () => new Date(clock().getTime() + (71 + 180) * MINUTE).toUTCString(), 180],
    ['at no time', () => undefined, 60],
  ])('it is fetched again %s', async (_when, header, minutes) => {
    const { fetched, before } = await tooMany(header());
    advance((minutes - 2) * MINUTE);
    await refreshDue();
    expect(fetched()).toBe(before);
    advance(4 * MINUTE);
    await refreshDue();
    expect(fetched()).toBeGreaterThan(before);
  });

  const minuteOf = (reason: string | null | undefined) =>
    Date.parse(reason?.replace(/^.*until (\S+) (\S+) UTC$/, '$1T$2Z') ?? '');
});
