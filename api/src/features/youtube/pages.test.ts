import { paths } from '@my-note/contract';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { readerOf } from '../../testing/reader.ts';
import { useApp } from '../../testing/test-app.ts';
import { startFeedServer } from '../../testing/youtube/feed-server.ts';
import { addChannel } from './channels/channels.usecases.ts';
import { youtubeChannels, youtubeSubscriptions } from './model/youtube.table.ts';
import { createRefresher } from './refresh/refresh.worker.ts';
import { createSource } from './source/source.adapter.ts';

const server = await startFeedServer();
const source = createSource(server.url);
afterAll(async () => {
  await source.close();
  await server.close();
});
const LIMIT = 12;
const { advance, clock, db, newUser, services } = useApp({
  youtubeBaseUrl: server.url,
  system: { MAX_YOUTUBE_SUBSCRIBED_CHANNELS: LIMIT },
});
const MINUTE = 60_000;
beforeEach(async () => {
  await db().delete(youtubeSubscriptions);
  await db().update(youtubeChannels).set({ waitUntil: null });
  server.delay(0);
  server.forget();
});
async function newReader() {
  const user = await newUser();
  const add = (url: string) => user.call('POST', paths.channels, { url });
  return { ...readerOf(user), user, add };
}
let handles = 0;
/** A channel with its handle. */
function withHandle(title: string) {
  const made = server.channel(title, ['One']);
  const handle = `@handle${++handles}`;
  server.handle(handle, made.channelId);
  return { ...made, handle };
}
const withHandles = (n: number) => Array.from({ length: n }, (_, of) => withHandle(`Channel ${of}`));

describe('The page of a handle or a video', () => {
  it('shares the limit of four fetches with the lists', async () => {
    const [ada, bob] = [await newReader(), await newReader()];
    for (const { channelId } of withHandles(6)) await ada.follow(channelId);
    advance(71 * MINUTE);
    server.forget();
    // Longer than a busy machine needs to start four.
    server.delay(500);
    const added = withHandles(8);
    await ada.refresh();
    const responses = await Promise.all(added.map(({ handle }) => bob.add(handle)));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    await eventually(async () => (await ada.channels()).every(({ refreshing }) => !refreshing));
    expect(server.requests).toHaveLength(6 + 8 + 8);
    expect(server.mostAtOnce()).toBe(4);
  });

  it('is not fetched for a user at the limit of channels', async () => {
    const ada = await newReader();
    for (const { channelId } of withHandles(LIMIT)) await ada.follow(channelId);
    server.forget();
    expect(await ada.add(withHandle('Too many').handle)).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_CHANNELS' },
    });
    expect(server.requests).toEqual([]);
  });

  it("is not fetched during the pause that a list's 429 named", async () => {
    const ada = await newReader();
    const list = server.channel('Busy');
    list.fail('429', { retryAfter: '7200' });
    await ada.follow(list.channelId);
    server.forget();
    const { handle, channelId } = withHandle('Handle');
    const until = new Date(clock().getTime() + 120 * MINUTE).toISOString().slice(0, 13).replace('T', ' ');
    expect(await ada.add(handle)).toMatchObject({
      status: 503,
      body: {
        code: 'SOURCE_PAUSED',
        message: expect.stringMatching(
          `^Requests to YouTube are paused: it asked to wait until ${until}:\\d\\d UTC`,
        ),
      },
    });
    // An id needs no page.
    expect(await ada.add(channelId)).toMatchObject({ status: 200, body: { status: { kind: 'waiting' } } });
    expect(server.requests).toEqual([]);
    advance(121 * MINUTE);
    expect(await ada.add(handle)).toMatchObject({ status: 200, body: { title: 'Handle' } });
  });

  it('that gets 429 pauses every fetch until the time it named', async () => {
    const [ada, bob] = [await newReader(), await newReader()];
    const [busy, followed, other] = [server.channel('Busy'), server.channel('Known'), withHandle('Other')];
    await bob.follow(followed.channelId);
    advance(71 * MINUTE);
    busy.fail('429', { retryAfter: '7200' });
    server.redirect('/@busy', `/feeds/videos.xml?channel_id=${busy.channelId}`);
    server.forget();
    const refusal = { status: 503, body: { code: 'SOURCE_PAUSED' } };
    expect(await ada.add('@busy')).toMatchObject(refusal);
    const requested = server.requests.length;
    expect(requested).toBe(2);
    expect(await ada.add('@busy')).toMatchObject(refusal);
    expect(await ada.add(other.handle)).toMatchObject(refusal);
    expect(await ada.follow(other.channelId)).toMatchObject({
      refreshing: false,
      status: { kind: 'waiting', reason: expect.stringContaining('it asked to wait until') },
    });
    expect(await bob.refresh()).toMatchObject([{ refreshing: false }]);
    advance(118 * MINUTE);
    expect(await ada.add(other.handle)).toMatchObject(refusal);
    expect(server.requests).toHaveLength(requested);
    advance(3 * MINUTE);
    await bob.refresh();
    await eventually(() => server.fetches(followed.channelId) === 1);
    expect(await ada.add(other.handle)).toMatchObject({ status: 200 });
  });
});

describe('Adding a channel responds with it', () => {
  it('when its list cannot be stored, with that status', async () => {
    const ada = await newReader();
    const { channelId } = server.channel('Odd');
    const log = { error: vi.fn() };
    const video = { videoId: 'dQw4w9WgXcQ', kind: 'video', description: '', thumbnail: '' } as const;
    const videos = [{ ...video, title: 'a\0b', publishedAt: clock() }];
    const readChannel = async () => ({ kind: 'list' as const, list: { title: 'Odd', videos }, etag: null });
    const refresher = createRefresher(services(), { ...source, readChannel }, log);
    expect(await add(ada.user._id, channelId, refresher)).toMatchObject({
      channelId,
      status: { kind: 'failing', reason: 'My Note couldn’t store its list' },
    });
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('when its followers cannot be notified', async () => {
    const [ada, bob] = [await newReader(), await newReader()];
    const { channelId, publish } = server.channel('Told', ['Old']);
    await bob.follow(channelId);
    publish('New', { publishedAt: clock() });
    advance(71 * MINUTE);
    const log = { error: vi.fn() };
    const written = () => Promise.reject(new Error('The feed is down'));
    const broken = { ...services(), feed: { ...services().feed, written } };
    const refresher = createRefresher(broken, source, log);
    expect(await add(ada.user._id, channelId, refresher)).toMatchObject({ status: { kind: 'fresh' } });
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('when its status cannot be stored either', async () => {
    const log = { error: vi.fn() };
    const clockless = {
      ...services(),
      clock: () => {
        throw new Error('There is no clock');
      },
    };
    await createRefresher(clockless, source, log).refreshAdded(server.channel('Unnoted').channelId);
    expect(log.error).toHaveBeenCalledOnce();
  });

  const add = (userId: string, url: string, refresher: ReturnType<typeof createRefresher>) =>
    addChannel({ ...services(), refresher, refreshSoon: () => undefined, maxChannels: LIMIT }, userId, url);
});
