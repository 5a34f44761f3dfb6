import {
  channelListSchema,
  notificationPageSchema,
  paths,
  videoPageSchema,
} from '@my-note/shared-kit/contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startFeedServer } from '../../testing/feed-server.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { createRefresher } from './refresh.ts';
import { createSource } from './source.ts';
import { youtubeSubscriptions } from './youtube.table.ts';

const server = await startFeedServer();
const source = createSource(server.url);
afterAll(async () => {
  await source.close();
  await server.close();
});
const { advance, db, newUser, services } = useApp({ youtubeBaseUrl: server.url });
const MINUTE = 60_000;
const refreshDue = () => createRefresher(services(), source).refreshDue();
beforeEach(async () => {
  await db().delete(youtubeSubscriptions);
  server.requests.length = 0;
});

const follow = (user: TestUser, channelId: string) => user.call('POST', paths.channels, { url: channelId });
const status = async (user: TestUser) =>
  channelListSchema.parse((await user.call('GET', paths.channels)).body)[0]?.status;
const titles = async (user: TestUser) =>
  videoPageSchema.parse((await user.call('GET', paths.videos)).body).data.map(({ title }) => title);
async function news(user: TestUser) {
  const { data } = notificationPageSchema.parse((await user.call('GET', paths.notifications)).body);
  return data.filter(({ kind }) => kind === 'videos').map(({ title, description }) => [title, description]);
}

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

  it('does not ask for a list again that has not changed', async () => {
    const ada = await newUser();
    const { channelId } = server.channel('Unchanged', ['One']);
    await follow(ada, channelId);
    advance(71 * MINUTE);
    await refreshDue();
    expect(server.requests.map(({ etag }) => etag !== undefined)).toEqual([false, true]);
    expect(await titles(ada)).toEqual(['One']);
    expect(await status(ada)).toMatchObject({ kind: 'fresh' });
  });

  it('fetches nothing when nobody follows anything', async () => {
    const ada = await newUser();
    const { channelId } = server.channel('Left');
    await follow(ada, channelId);
    await db().delete(youtubeSubscriptions);
    advance(120 * MINUTE);
    await refreshDue();
    expect(server.fetches(channelId)).toBe(1);
  });

  it('is done by one of several replicas', async () => {
    const ada = await newUser();
    const many = Array.from({ length: 9 }, (_, n) => server.channel(`Channel ${n}`, ['One']));
    for (const { channelId } of many) await follow(ada, channelId);
    advance(71 * MINUTE);
    await Promise.all([refreshDue(), refreshDue(), refreshDue()]);
    for (const { channelId } of many) expect(server.fetches(channelId)).toBe(2);
  });

  it.each([
    '403',
    '404',
    '500',
    'cut',
    'huge',
    'entities',
    'wrong encoding',
    'empty',
    'a page',
    'no entries',
  ] as const)('never empties the list when the source fails: %s', async (fault) => {
    const ada = await newUser();
    const { channelId, fail } = server.channel('Faulty', ['One', 'Two']);
    await follow(ada, channelId);
    fail(fault);
    advance(71 * MINUTE);
    await refreshDue();
    expect(server.fetches(channelId)).toBe(2);
    expect(await titles(ada)).toEqual(['Two', 'One']);
  });

  it('says since when a list is old, later that it fails, and forgets it when it works again', async () => {
    const ada = await newUser();
    const { channelId, fail } = server.channel('On and off', ['One']);
    await follow(ada, channelId);
    const fresh = await status(ada);
    fail('500');
    advance(71 * MINUTE);
    await refreshDue();
    expect(await status(ada)).toEqual({ kind: 'stale', since: fresh?.since, reason: 'it answered 500' });
    for (let hour = 0; hour < 21; hour += 1) {
      advance(71 * MINUTE);
      await refreshDue();
    }
    expect(await status(ada)).toMatchObject({ kind: 'failing', reason: 'it answered 500' });
    fail('none');
    advance(71 * MINUTE);
    await refreshDue();
    expect(await status(ada)).toMatchObject({ kind: 'fresh', reason: null });
  });
});

describe('New videos', () => {
  it('are told to each subscriber once per refresh, of all channels together', async () => {
    const [ada, bob, eve] = [await newUser(), await newUser(), await newUser()];
    const [cats, dogs] = [server.channel('Cats', ['Old']), server.channel('Dogs', ['Old'])];
    for (const { channelId } of [cats, dogs]) await follow(ada, channelId);
    await follow(bob, dogs.channelId);
    await follow(eve, dogs.channelId);
    await eve.call('PUT', paths.configs, { key: 'USE_YOUTUBE_READER', value: false });
    for (const title of ['Meow', 'Purr']) cats.publish(title);
    dogs.publish('Woof');
    advance(71 * MINUTE);
    await refreshDue();
    const [[title, description] = []] = await news(ada);
    expect(title).toBe('3 new videos');
    expect(description?.split(', ').sort()).toEqual(['Cats (2)', 'Dogs (1)']);
    expect(await news(ada)).toHaveLength(1);
    expect(await news(bob)).toEqual([['New video from Dogs', 'Woof']]);
    expect(await news(eve)).toEqual([]);
    advance(71 * MINUTE);
    await refreshDue();
    expect(await news(ada)).toHaveLength(1);
  });

  it('are no news when the channel was just added', async () => {
    const ada = await newUser();
    await follow(ada, server.channel('Added', ['One', 'Two']).channelId);
    expect(await news(ada)).toEqual([]);
  });
});
