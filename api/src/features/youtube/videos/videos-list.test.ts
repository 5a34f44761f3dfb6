import type { Video } from '@my-note/contract/youtube';
import { afterAll, describe, expect, it } from 'vitest';
import { watchQueries } from '../../../core/metrics/query-times.ts';
import { chunks } from '../../../core/text/chunks.ts';
import { readerOf } from '../../../testing/reader.ts';
import { useApp } from '../../../testing/test-app.ts';
import { newVideoId, startFeedServer } from '../../../testing/youtube/feed-server.ts';
import { youtubeChannels, youtubeVideoStates, youtubeVideos } from '../model/youtube.table.ts';
import { markAllSeen } from './videos.usecases.ts';

// Long histories of many channels, written past the service.

const server = await startFeedServer();
afterAll(server.close);
const { clock, db, newUser, services } = useApp({ youtubeBaseUrl: server.url });
type Reader = ReturnType<typeof readerOf>;
const base = (createdBy: string) => {
  const now = clock();
  return { id: services().ids.row(), createdBy, createdAt: now, updatedAt: now };
};

/** Somebody who follows so many channels of so many videos; videos of different channels come at the same times. */
async function watching(channels: number, each: number) {
  const user = await newUser();
  const reader = readerOf(user);
  const made = Array.from({ length: channels }, (_, n) => server.channel(`Channel ${n}`));
  for (const { channelId } of made) await reader.follow(channelId);
  const known = await db().select().from(youtubeChannels);
  const rows = made.flatMap(({ channelId }) =>
    Array.from({ length: each }, (_, n) => ({
      ...base(user._id),
      channel: known.find((row) => row.channelId === channelId)?.id ?? '',
      videoId: newVideoId(),
      kind: n % 5 === 0 ? ('short' as const) : ('video' as const),
      title: `Video ${n}`,
      description: '',
      thumbnail: '',
      publishedAt: new Date(Date.UTC(2026, 0, 1) + n * 60_000),
    })),
  );
  for (const part of chunks(rows, 1000)) await db().insert(youtubeVideos).values(part);
  return { user, reader, rows };
}
async function idsOf(reader: Reader, query: Record<string, string>) {
  const found: Video[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await reader.videos({ ...query, ...(cursor ? { cursor } : {}) });
    found.push(...page.data);
    cursor = page.nextCursor;
  }
  return found.map(({ _id }) => _id);
}

describe('A list of many channels', () => {
  it('has exactly the matching videos for every filter, newest first, page by page', async () => {
    const { user, reader, rows } = await watching(5, 40);
    const stranger = readerOf(await newUser());
    for (const { channelId } of await reader.channels()) await stranger.follow(channelId);
    const states = rows.flatMap((row, n) =>
      n % 3 ? [{ video: row.id, seen: n % 3 === 1, hidden: n % 4 === 0 }] : [],
    );
    await db()
      .insert(youtubeVideoStates)
      .values(states.map((state) => ({ ...base(user._id), ...state })));
    const sorted = rows.toSorted(
      (a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? 1 : -1),
    );
    const stateOf = (id: string) => states.find(({ video }) => video === id);
    const [one] = await reader.channels();
    const channel = (await db().select().from(youtubeChannels)).find(
      ({ channelId }) => channelId === one?.channelId,
    );
    for (const kind of [undefined, 'short'] as const) {
      for (const inOne of [false, true]) {
        for (const filter of ['all', 'unseen', 'hidden']) {
          const fitting = sorted.filter(({ id, ...row }) => {
            const { seen = false, hidden = false } = stateOf(id) ?? {};
            const isShown = filter === 'hidden' ? hidden : !hidden && !(filter === 'unseen' && seen);
            return isShown && (!kind || row.kind === kind) && (!inOne || row.channel === channel?.id);
          });
          const query = {
            ...(kind ? { kind } : {}),
            ...(inOne ? { channel: one?._id ?? '' } : {}),
            ...(filter === 'all' ? {} : { [filter]: 'true' }),
          };
          expect(fitting.length).toBeGreaterThan(0);
          expect(await idsOf(reader, query)).toEqual(fitting.map(({ id }) => id));
        }
      }
    }
    const unseen = rows.filter(({ id }) => !stateOf(id)?.seen && !stateOf(id)?.hidden).length;
    expect((await reader.channels()).reduce((sum, found) => sum + found.unseen, 0)).toBe(unseen);
    expect((await stranger.channels()).reduce((sum, found) => sum + found.unseen, 0)).toBe(rows.length);
  });
});

describe('Marking a long history as seen', () => {
  it('is done in batches, so that other requests are served in between', async () => {
    const { user, reader } = await watching(2, 4500);
    let queries = 0;
    const stop = watchQueries((kind) => {
      if (kind === 'query') queries += 1;
    });
    expect(await markAllSeen(services(), user._id, undefined)).toEqual({ updated: 9000 });
    stop();
    // Three portions of each channel, at least.
    expect(queries).toBeGreaterThanOrEqual(6);
    expect((await reader.channels()).map(({ unseen }) => unseen)).toEqual([0, 0]);
  });
});
