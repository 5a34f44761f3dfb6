import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { paths } from '@my-note/contract';
import { buildApp } from '../src/app/app.ts';
import { readConfig } from '../src/app/config/config.ts';
import { openDatabase } from '../src/app/config/open-database.ts';
import { openServices } from '../src/app/config/open-services.ts';
import { startFeedServer } from '../src/testing/youtube/feed-server.ts';
import { percentile } from './percentile.ts';
import { newUser } from './seed/new-user.ts';

/**
 * The Youtube Reader of somebody who follows as many channels as one may: how long a refresh of all takes beside what
 * its source takes, and how long the lists take beside the smallest request, on the same run.
 */
const CHANNELS = 50;
const VIDEOS = Number(process.env.VIDEOS ?? 500);
const AT_ONCE = 4;
const SOURCE_MS = 50;
const ROUNDS = 30;

const feed = await startFeedServer();
const titles = Array.from({ length: VIDEOS }, (_, n) => `Video ${n}`);
const channels = Array.from({ length: CHANNELS }, (_, n) => feed.channel(`Channel ${n}`, titles));
const config = {
  ...readConfig({ ...process.env, LOG_LEVEL: 'error', WRITES_PER_MINUTE: '0', YOUTUBE_BASE_URL: feed.url }),
  dataDir: mkdtempSync(path.join(os.tmpdir(), 'my-note-reader-')),
};
const database = await openDatabase(config);
const app = await buildApp({ ...openServices(config, database), config });
const { token } = await newUser(database.db, 'reader');

async function call(method: 'GET' | 'POST', address: string, payload?: object) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await app.inject({
    method,
    url: `/api${address}`,
    headers,
    ...(payload ? { payload } : {}),
  });
  if (response.statusCode !== 200)
    throw new Error(`${address} answered ${response.statusCode}: ${response.body}`);
  return response.json();
}

async function median(address: string) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await call('GET', address);
    times.push(performance.now() - started);
  }
  return percentile(times, 0.5);
}

feed.delay(SOURCE_MS);
const started = performance.now();
await call('POST', paths.channelsImport, { channels: channels.map(({ channelId: url }) => ({ url })) });
while ((await call('GET', paths.channels)).some(({ refreshing }: { refreshing: boolean }) => refreshing))
  await new Promise((resolve) => setTimeout(resolve, 20));
const refreshed = performance.now() - started;
const source = Math.ceil(CHANNELS / AT_ONCE) * SOURCE_MS;
console.log(`${CHANNELS} channels of ${VIDEOS} videos, at most ${feed.mostAtOnce()} asked at once`);
console.log(
  `first refresh ${refreshed.toFixed(0)} ms, ${(refreshed / source).toFixed(1)} times its source's ${source} ms`,
);

const smallest = await median(paths.unreadCount);
const line = async (what: string, address: string) => {
  const time = await median(address);
  console.log(
    `${what.padEnd(24)} p50 ${time.toFixed(1)} ms, ${(time / smallest).toFixed(1)} times the smallest request`,
  );
};
for (const state of ['nothing seen', 'everything seen']) {
  console.log(state);
  await line('channels', paths.channels);
  await line('newest videos', paths.videos);
  await line('unseen videos', `${paths.videos}?unseen=true`);
  await line('shorts, of which none', `${paths.videos}?kind=short`);
  const before = performance.now();
  const { updated } = await call('POST', paths.videosSeen, {});
  if (updated > 0) console.log(`${updated} marked as seen in ${(performance.now() - before).toFixed(0)} ms`);
}
await app.close();
await database.close();
await feed.close();
