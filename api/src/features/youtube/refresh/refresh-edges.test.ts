import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '../../../core/database/migrations.ts';
import { eventually } from '../../../testing/eventually.ts';
import { readerOf } from '../../../testing/reader.ts';
import { useApp } from '../../../testing/test-app.ts';
import { newVideoId, startFeedServer } from '../../../testing/youtube/feed-server.ts';
import { youtubeChannels, youtubeSubscriptions } from '../model/youtube.table.ts';
import { createSource } from '../source/source.adapter.ts';
import { saveVideos } from './refresh.repository.ts';
import { createRefresher } from './refresh.worker.ts';

const server = await startFeedServer();
const source = createSource(server.url);
afterAll(async () => {
  await source.close();
  await server.close();
});
const { clock, db, newUser, services } = useApp({ youtubeBaseUrl: server.url });
const HOUR = 60 * 60_000;
const refreshDue = () => createRefresher(services(), source).refreshDue();
const inHours = (hours: number) => new Date(clock().getTime() + hours * HOUR);
beforeEach(async () => {
  await db().delete(youtubeSubscriptions);
  await db().update(youtubeChannels).set({ waitUntil: null });
});

/** A channel that was fetched once, with what a clock wrote. */
async function fetched(changes: Partial<typeof youtubeChannels.$inferInsert> = { failure: null }) {
  const ada = readerOf(await newUser());
  const { channelId, fail } = server.channel('Edge', ['One']);
  await ada.follow(channelId);
  const of = eq(youtubeChannels.channelId, channelId);
  await db().update(youtubeChannels).set(changes).where(of);
  const row = async () => (await db().select().from(youtubeChannels).where(of))[0];
  return { ada, channelId, fail, row, fetches: () => server.fetches(channelId) };
}

describe('A clock that was wrong', () => {
  it('does not delay a channel with a fetch time in the future', async () => {
    const { ada, fetches } = await fetched({ attemptedAt: inHours(3), nextRefreshAt: inHours(4) });
    await ada.refresh();
    await eventually(() => fetches() === 2);
  });

  it('delays no channel for more than a day', async () => {
    const { fetches } = await fetched({ nextRefreshAt: inHours(24 * 365) });
    await refreshDue();
    expect(fetches()).toBe(2);
  });

  it('is tolerated for a day', async () => {
    const { fetches } = await fetched({ nextRefreshAt: inHours(24) });
    await refreshDue();
    expect(fetches()).toBe(1);
  });

  it('pauses for at most a day', async () => {
    const { ada, fetches } = await fetched({ nextRefreshAt: inHours(0), waitUntil: inHours(24 * 365) });
    expect(await ada.channels()).toMatchObject([{ refreshing: true }]);
    await refreshDue();
    expect(fetches()).toBe(2);
  });
});

it("A channel is not failing after a day's pause", async () => {
  const yesterday = { failingSince: inHours(-25), waitUntil: inHours(-1), failure: 'it responded with 429' };
  const { ada, fail } = await fetched({ ...yesterday, nextRefreshAt: inHours(0) });
  fail('500');
  await refreshDue();
  expect((await ada.channels())[0]?.status).toMatchObject({ kind: 'stale', reason: 'it responded with 500' });
});

it('Two lists with the same videos are stored at the same time, in any order', async () => {
  const rows = [await (await fetched()).row(), await (await fetched()).row()];
  for (let round = 0; round < 10; round += 1) {
    const videos = Array.from({ length: 300 }, () => ({
      videoId: newVideoId(),
      kind: 'video' as const,
      title: 'Shared',
      description: 'x'.repeat(500),
      thumbnail: '',
      publishedAt: clock(),
    }));
    await Promise.all(
      rows.map((row, index) => {
        if (!row) throw new Error('There is no channel');
        const found = (index === 0 ? videos : videos.toReversed()).map((video) => ({
          ...video,
          id: services().ids.row(),
        }));
        return db().transaction((tx) => saveVideos(tx, row, found, clock()));
      }),
    );
  }
});

it('The migration makes the next fetch of every channel return its whole list', async () => {
  const { row, channelId } = await fetched();
  expect((await row())?.etag).not.toBeNull();
  const file = await readFile(`${migrations.migrationsFolder}/0004_youtube_reader.sql`, 'utf8');
  for (const statement of file.split('--> statement-breakpoint')) {
    if (/^UPDATE/m.test(statement)) await db().execute(sql.raw(statement));
  }
  expect((await row())?.etag).toBeNull();
  await db().update(youtubeChannels).set({ nextRefreshAt: clock() });
  await refreshDue();
  expect(server.requests.filter(({ path }) => path.endsWith(channelId)).at(-1)?.etag).toBeUndefined();
});
