import type { Services } from '../../services.ts';
import type { News } from './news.ts';
import { saveRefresh, saveVideos } from './refresh.repository.ts';
import { askedToWait, nextRefresh, readRetryAfter } from './refresh.rules.ts';
import type { FeedAnswer, Source } from './source.ts';
import { SourceError, TooManyQuestions } from './youtube.errors.ts';
import type { ChannelRow } from './youtube.table.ts';

type RefreshDeps = Pick<Services, 'db' | 'clock' | 'ids'> & { source: Source; signal: AbortSignal };

/** Asks the source for a claimed channel, notes what came of it, and answers the videos that are news. */
export async function refreshChannel(deps: RefreshDeps, channel: ChannelRow): Promise<News | undefined> {
  const { source, signal } = deps;
  try {
    return await saveAnswer(deps, channel, await source.readChannel(channel.channelId, channel.etag, signal));
  } catch (error) {
    // Nothing was answered yet: the claim runs out, and another process asks.
    if (signal.aborted) return undefined;
    await saveFailure(deps, channel, error);
    if (error instanceof SourceError) return undefined;
    throw error;
  }
}

async function saveAnswer({ db, clock, ids }: RefreshDeps, channel: ChannelRow, answer: FeedAnswer) {
  const now = clock();
  const success = {
    refreshedAt: now,
    failingSince: null,
    failure: null,
    waitUntil: null,
    nextRefreshAt: nextRefresh(now),
  };
  if (answer.kind === 'unchanged') {
    await saveRefresh(db, channel.id, success);
    return undefined;
  }
  const { feed, etag } = answer;
  const title = feed.title || channel.title;
  const found = feed.videos.map((video) => ({ ...video, id: ids.row() }));
  const fresh = await db.transaction(async (tx) => {
    await saveRefresh(tx, channel.id, { ...success, title, etag, updatedAt: now });
    return saveVideos(tx, channel, found, now);
  });
  // The first list of a channel is no news.
  const isNews = channel.refreshedAt !== null && fresh.length > 0;
  return isNews ? { channel: channel.id, title, videos: fresh } : undefined;
}

async function saveFailure({ db, clock }: RefreshDeps, channel: ChannelRow, error: unknown) {
  const now = clock();
  const failingSince = channel.failingSince ?? now;
  const next = nextRefresh(now);
  if (error instanceof TooManyQuestions) {
    const waitUntil = readRetryAfter(error.retryAfter, now);
    const nextRefreshAt = new Date(Math.max(next.getTime(), waitUntil.getTime()));
    const failure = askedToWait(waitUntil);
    return saveRefresh(db, channel.id, { failingSince, failure, waitUntil, nextRefreshAt });
  }
  const failure = error instanceof SourceError ? error.message : 'its list could not be stored';
  await saveRefresh(db, channel.id, { failingSince, failure, waitUntil: null, nextRefreshAt: next });
}
