import { notificationPageSchema, paths } from '@my-note/contract';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { readerOf } from '../../../testing/reader.ts';
import { useApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { newVideoId, startFeedServer } from '../../../testing/youtube/feed-server.ts';
import { youtubeChannels, youtubeSubscriptions, youtubeVideos } from '../model/youtube.table.ts';
import { createSource } from '../source/source.adapter.ts';
import { announceNewVideos } from './new-videos.usecases.ts';
import { createRefresher } from './refresh.worker.ts';

const server = await startFeedServer();
const source = createSource(server.url);
afterAll(async () => {
  await source.close();
  await server.close();
});
const { advance, clock, db, newUser, services } = useApp({ youtubeBaseUrl: server.url });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const refreshDue = () => createRefresher(services(), source).refreshDue();
beforeEach(async () => {
  await db().delete(youtubeSubscriptions);
  await db().update(youtubeVideos).set({ newsAt: null });
  await db().update(youtubeChannels).set({ waitUntil: null });
});

const follow = (user: TestUser, channelId: string) => readerOf(user).follow(channelId);
const titles = (user: TestUser) => readerOf(user).titles();
async function announced(user: TestUser) {
  const { data } = notificationPageSchema.parse((await user.call('GET', paths.notifications)).body);
  return data.filter(({ kind }) => kind === 'videos').map(({ title, description }) => [title, description]);
}
/** A channel, and its videos by the service's clock. */
function newChannel(title: string, videos: string[] = []) {
  const made = server.channel(title, videos);
  const publish = (name: string, publishedAt = clock()) => made.publish(name, { publishedAt });
  return { ...made, publish };
}
async function refreshLater() {
  advance(71 * MINUTE);
  await refreshDue();
}
/** As if everybody had followed their channels since the first of them. */
const sinceEver = () =>
  db()
    .update(youtubeSubscriptions)
    .set({ createdAt: new Date(0) });
const waiting = () => db().select().from(youtubeVideos).where(isNotNull(youtubeVideos.newsAt));

describe('New videos', () => {
  it('are announced to each follower once per refresh, for all channels together', async () => {
    const [ada, bob, eve] = [await newUser(), await newUser(), await newUser()];
    const [cats, dogs] = [newChannel('Cats', ['Old']), newChannel('Dogs', ['Old'])];
    for (const { channelId } of [cats, dogs]) await follow(ada, channelId);
    await follow(bob, dogs.channelId);
    await follow(eve, dogs.channelId);
    await eve.call('PUT', paths.configs, { key: 'USE_YOUTUBE_READER', value: false });
    for (const title of ['Meow', 'Purr']) cats.publish(title);
    dogs.publish('Woof');
    await refreshLater();
    const [[title, description] = []] = await announced(ada);
    expect(title).toBe('3 new videos');
    expect(description?.split(', ').sort()).toEqual(['Cats (2)', 'Dogs (1)']);
    expect(await announced(ada)).toHaveLength(1);
    expect(await announced(bob)).toEqual([['New video from Dogs', 'Woof']]);
    expect(await announced(eve)).toEqual([]);
    await refreshLater();
    expect(await announced(ada)).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('are not announced when the channel was just added', async () => {
    const ada = await newUser();
    await follow(ada, newChannel('Added', ['One', 'Two']).channelId);
    await sinceEver();
    await refreshLater();
    expect(await announced(ada)).toEqual([]);
  });

  it('are not announced to a user who has just followed the channel again, but to all others', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    const { channelId, publish } = newChannel('Left and back', ['Old']);
    for (const user of [ada, bob]) await follow(user, channelId);
    const [channel] = await readerOf(ada).channels();
    await readerOf(ada).leave(channel?._id ?? '');
    publish('New');
    advance(71 * MINUTE);
    await follow(ada, channelId);
    expect(await titles(ada)).toEqual(['New', 'Old']);
    expect(await announced(ada)).toEqual([]);
    expect(await announced(bob)).toEqual([['New video from Left and back', 'New']]);
  });

  it('are announced only since then to a user who imports a channel that others followed before', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    const { channelId, publish } = newChannel('Followed once', ['Old']);
    const { _id } = await follow(ada, channelId);
    await readerOf(ada).leave(_id);
    for (const title of ['One', 'Two', 'Three']) publish(title);
    advance(71 * MINUTE);
    await readerOf(bob).importAll([{ url: channelId }]);
    await eventually(async () => (await titles(bob)).length === 4);
    await refreshDue();
    expect(await announced(bob)).toEqual([]);
    publish('Four');
    await refreshLater();
    expect(await announced(bob)).toEqual([['New video from Followed once', 'Four']]);
  });
});

describe('A video that the service did not know', () => {
  it('is not announced when it is older than all known ones: it moved up when another was removed', async () => {
    const ada = await newUser();
    const { channelId, channel } = newChannel('Hides one', ['One', 'Two', 'Three']);
    await follow(ada, channelId);
    await sinceEver();
    channel.entries.splice(1, 1);
    const old = { videoId: newVideoId(), title: 'Of old', description: '', short: false };
    channel.entries.push({ ...old, publishedAt: new Date('2019-05-01') });
    await refreshLater();
    expect(await titles(ada)).toEqual(['Three', 'Two', 'One', 'Of old']);
    expect(await announced(ada)).toEqual([]);
  });

  it('is announced when it is older than the newest known one: a premiere', async () => {
    const ada = await newUser();
    const { channelId, publish } = newChannel('Premieres', ['One']);
    await follow(ada, channelId);
    await sinceEver();
    const announcedAt = new Date(clock().getTime() - HOUR);
    publish('While it was announced');
    await refreshLater();
    publish('The premiere', announcedAt);
    await refreshLater();
    expect((await announced(ada))[0]).toEqual(['New video from Premieres', 'The premiere']);
  });

  it('is announced for a channel without videos when it is newer than the last list', async () => {
    const ada = await newUser();
    const { channelId, publish } = newChannel('Empty');
    await follow(ada, channelId);
    await sinceEver();
    publish('Of old', new Date('2019-05-01'));
    publish('New');
    await refreshLater();
    expect(await announced(ada)).toEqual([['New video from Empty', 'New']]);
  });
});

describe('New videos whose notification fails', () => {
  /** A follower of a channel with one new video that was not announced. */
  async function withNewVideo() {
    const ada = await newUser();
    const { channelId, publish } = newChannel('Untold', ['Old']);
    await follow(ada, channelId);
    publish('New');
    advance(71 * MINUTE);
    const log = { error: vi.fn() };
    const written = () => Promise.reject(new Error('The feed is down'));
    const broken = { ...services(), feed: { ...services().feed, written } };
    await createRefresher(broken, source, log).refreshDue();
    expect(log.error).toHaveBeenCalledOnce();
    expect([await titles(ada), await announced(ada)]).toEqual([['New', 'Old'], []]);
    return ada;
  }
  const expected = [['New video from Untold', 'New']];

  it('are announced the next time', async () => {
    const ada = await withNewVideo();
    await refreshDue();
    expect(await announced(ada)).toEqual(expected);
  });

  it('are announced once by several replicas', async () => {
    const ada = await withNewVideo();
    await Promise.all([1, 2, 3, 4].map(() => announceNewVideos(services())));
    expect(await announced(ada)).toEqual(expected);
  });

  it('are dropped after a day', async () => {
    const ada = await withNewVideo();
    advance(25 * HOUR);
    await announceNewVideos(services());
    expect([await waiting(), await announced(ada)]).toEqual([[], []]);
  });

  it('are announced in several notifications when there are very many', async () => {
    const ada = await withNewVideo();
    const [known] = await waiting();
    if (!known) throw new Error('There is no new video');
    const copies = Array.from({ length: 1100 }, () => ({
      ...known,
      id: services().ids.row(),
      videoId: newVideoId(),
    }));
    await db().insert(youtubeVideos).values(copies);
    await announceNewVideos(services());
    const counts = (await announced(ada)).map(([title]) => title).sort();
    expect(counts).toEqual(['101 new videos', '500 new videos', '500 new videos']);
    await db().delete(youtubeVideos).where(eq(youtubeVideos.channel, known.channel));
  });
});

it('New videos are announced within a minute, although a long run goes on', async () => {
  const ada = await newUser();
  const [slow, quick] = [newChannel('Slow', ['Old']), newChannel('Quick', ['Old'])];
  for (const { channelId } of [slow, quick]) await follow(ada, channelId);
  quick.publish('New');
  advance(71 * MINUTE);
  let goOn = () => {};
  const released = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const refresher = createRefresher(services(), {
    ...source,
    readChannel: async (channelId, ...more) => {
      if (channelId === slow.channelId) await released;
      return source.readChannel(channelId, ...more);
    },
  });
  const runs = [refresher.refreshDue()];
  await eventually(async () => (await waiting()).length === 1);
  runs.push(refresher.refreshDue());
  advance(30_000);
  runs.push(refresher.refreshDue());
  expect(await announced(ada)).toEqual([]);
  advance(31_000);
  runs.push(refresher.refreshDue());
  await eventually(async () => (await announced(ada)).length === 1);
  goOn();
  await Promise.all(runs);
  expect(await announced(ada)).toEqual([['New video from Quick', 'New']]);
});
