import { noteSchema, paths } from '@my-note/contract';
import { allSeenAnswerSchema, type Video, type VideoPage } from '@my-note/contract/youtube';
import { afterAll, describe, expect, it } from 'vitest';
import { readerOf } from '../../../testing/reader.ts';
import { useApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { startFeedServer } from '../../../testing/youtube/feed-server.ts';
import { createRefresher } from '../refresh/refresh.worker.ts';
import { createSource } from '../source/source.adapter.ts';

const server = await startFeedServer();
const source = createSource(server.url);
afterAll(async () => {
  await source.close();
  await server.close();
});
const { advance, newUser, services } = useApp({ youtubeBaseUrl: server.url });

const CUES = [
  { start: 0, text: 'Hello' },
  { start: 75.5, text: 'and a tree 🌱' },
];
/** What all pages hold together. */
async function all(reader: ReturnType<typeof readerOf>, query: Record<string, string> = {}) {
  const found: Video[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: VideoPage = await reader.videos({ ...query, ...(cursor ? { cursor } : {}) });
    expect(page.data.length).toBeLessThanOrEqual(30);
    found.push(...page.data);
    cursor = page.nextCursor;
  }
  return found;
}
/** Somebody with a channel of these videos, newest first. */
async function watching(...titles: string[]) {
  const user = await newUser();
  const reader = readerOf(user);
  const made = server.channel('Some channel', titles.toReversed());
  const channel = await reader.follow(made.channelId);
  const ids = (await all(reader)).map(({ _id }) => _id);
  return { user, reader, channel, made, ids, first: ids[0] ?? '' };
}
const allSeen = async (user: TestUser, channel?: string) =>
  allSeenAnswerSchema.parse((await user.call('POST', paths.videosSeen, channel ? { channel } : {})).body)
    .updated;

describe('The kind of a video', () => {
  it('comes from the list, and can be filtered by', async () => {
    const { reader, made } = await watching('Old');
    made.publish('A short', { short: true });
    made.publish('🔴 News', { description: '0:00 Start\n1:15 Middle', videoId: 'fixed-id_01' });
    const other = await readerOf(await newUser()).follow(made.channelId);
    expect(other.unseen).toBe(1);
    advance(71 * 60_000);
    await createRefresher(services(), source).refreshDue();
    const { data } = await reader.videos();
    expect(data.map(({ title, kind }) => [title, kind])).toEqual([
      ['🔴 News', 'live'],
      ['A short', 'short'],
      ['Old', 'video'],
    ]);
    expect(data[0]).toMatchObject({ videoId: 'fixed-id_01', description: '0:00 Start\n1:15 Middle' });
    for (const [kind, title] of [
      ['live', '🔴 News'],
      ['short', 'A short'],
      ['video', 'Old'],
    ] as const) {
      expect(await reader.titles({ kind })).toEqual([title]);
    }
  });

  it('follows a change of the list', async () => {
    const { reader, made } = await watching('LIVE: soon');
    const [entry] = made.channel.entries;
    if (entry) entry.title = 'It is over';
    expect(await reader.titles({ kind: 'live' })).toEqual(['LIVE: soon']);
    advance(71 * 60_000);
    await createRefresher(services(), source).refreshDue();
    expect(await reader.titles({ kind: 'live' })).toEqual([]);
    expect(await reader.titles({ kind: 'video' })).toEqual(['It is over']);
  });
});

describe('A page of videos', () => {
  it('has the unseen videos, or the hidden ones, page by page', async () => {
    const titles = Array.from({ length: 70 }, (_, n) => (n % 2 ? `LIVE ${n}` : `Video ${n}`));
    const { reader, channel, ids } = await watching(...titles);
    await Promise.all(ids.slice(0, 3).map((id) => reader.mark(id, { seen: true })));
    await Promise.all(ids.slice(3, 36).map((id) => reader.mark(id, { hidden: true })));
    const list = async (query: Record<string, string>) =>
      (await all(reader, query)).map(({ title }) => title);
    const [seen, hidden, fresh] = [titles.slice(0, 3), titles.slice(3, 36), titles.slice(36)];
    expect(await list({})).toEqual([...seen, ...fresh]);
    expect(await list({ unseen: 'true' })).toEqual(fresh);
    expect(await list({ hidden: 'true' })).toEqual(hidden);
    expect(await list({ hidden: 'true', unseen: 'true' })).toEqual([]);
    const streams = fresh.filter((title) => title.startsWith('LIVE'));
    expect(await list({ unseen: 'true', kind: 'live', channel: channel._id })).toEqual(streams);
  });

  it.each(['kind=film', 'unseen=false', 'hidden=1', 'cursor=1'])('is refused for %s', async (query) => {
    const user = await newUser();
    expect((await user.call('GET', `${paths.videos}?${query}`)).status).toBe(400);
  });
});

describe('A video', () => {
  it('is read by its id, by those who follow its channel', async () => {
    const { reader, channel, first } = await watching('One');
    expect(await reader.video(first)).toMatchObject({
      _id: first,
      title: 'One',
      kind: 'video',
      channel: channel._id,
      hasTranscript: false,
    });
    const stranger = await newUser();
    for (const path of [paths.video(first), paths.transcript(first)]) {
      expect((await stranger.call('GET', path)).status).toBe(404);
    }
  });

  it('of an unfollowed channel keeps its state, and returns with the channel', async () => {
    const { user, reader, channel, made, ids } = await watching(
      'Marked',
      'Noted',
      'Transcribed',
      'Untouched',
    );
    const [marked = '', noted = '', transcribed = '', untouched = ''] = ids;
    await reader.mark(marked, { seen: true });
    const note = noteSchema.parse((await user.call('POST', paths.videoNote(noted))).body);
    await user.call('PUT', paths.transcript(transcribed), { cues: CUES });
    await reader.leave(channel._id);

    expect(await reader.titles()).toEqual([]);
    expect(await reader.video(marked)).toMatchObject({
      channel: null,
      channelTitle: 'Some channel',
      seen: true,
    });
    expect(await reader.video(noted)).toMatchObject({ channel: null, note: { _id: note._id } });
    expect(await reader.video(transcribed)).toMatchObject({ channel: null, hasTranscript: true });
    expect((await user.call('GET', paths.video(untouched))).status).toBe(404);
    expect(await reader.mark(noted, { hidden: true })).toMatchObject({ channel: null, hidden: true });
    expect((await user.call('POST', paths.videoNote(noted))).body).toMatchObject({ _id: note._id });
    await reader.mark(noted, { hidden: false });

    const again = await reader.follow(made.channelId);
    expect(again).toMatchObject({ unseen: 3 });
    expect((await reader.videos()).data).toMatchObject([
      { title: 'Marked', channel: again._id, seen: true },
      { title: 'Noted', note: { _id: note._id } },
      { title: 'Transcribed', hasTranscript: true },
      { title: 'Untouched', seen: false, note: null, hasTranscript: false },
    ]);
  });
});

describe('Marking all as seen', () => {
  it('counts unseen videos, of one channel or of all, and skips hidden ones', async () => {
    const { user, reader, channel, ids } = await watching('One', 'Two', 'Three', 'Four');
    const [one = '', two = '', three = ''] = ids;
    const others = Array.from({ length: 400 }, (_, n) => `Other ${n}`);
    await reader.follow(server.channel('Other', others).channelId);
    await reader.mark(one, { seen: true });
    await reader.mark(two, { hidden: true });
    await reader.mark(three, { seen: false });
    const bob = readerOf(await newUser());
    await bob.follow(channel.channelId);
    expect(await allSeen(user, channel._id)).toBe(2);
    expect((await reader.channels()).map(({ title, unseen }) => [title, unseen])).toEqual([
      ['Other', 400],
      ['Some channel', 0],
    ]);
    expect(await reader.video(two)).toMatchObject({ seen: false, hidden: true });
    const atOnce = await Promise.all(Array.from({ length: 6 }, () => allSeen(user)));
    expect(atOnce.sort()).toEqual([0, 0, 0, 0, 0, 400]);
    expect(await allSeen(user)).toBe(0);
    expect((await reader.videos({ unseen: 'true' })).data).toEqual([]);
    expect((await bob.channels())[0]).toMatchObject({ unseen: 4 });
  });

  it("of another user's channel is refused", async () => {
    const { reader, channel } = await watching('One');
    const stranger = await newUser();
    const response = await stranger.call('POST', paths.videosSeen, { channel: channel._id });
    expect(response.status).toBe(404);
    expect((await reader.channels())[0]).toMatchObject({ unseen: 1 });
  });
});
