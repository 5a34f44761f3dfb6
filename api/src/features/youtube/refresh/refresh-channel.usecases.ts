import type { FastifyBaseLogger } from 'fastify';
import { inLanguage } from '../../../core/language/language.ts';
import type { Services } from '../../../core/services.ts';
import { SourceError, TooManyRequests } from '../model/youtube.errors.ts';
import type { ChannelRow } from '../model/youtube.table.ts';
import type { ListResult, Source } from '../source/source.adapter.ts';
import { youtubeTexts } from '../texts.ts';
import { saveRefresh, saveVideos } from './refresh.repository.ts';
import { askedToWait, nextRefresh, readRetryAfter } from './refresh.rules.ts';

export type Log = Pick<FastifyBaseLogger, 'error'>;
type RefreshDeps = Pick<Services, 'db' | 'clock' | 'ids'> & { source: Source; signal: AbortSignal; log: Log };

/** Fetches a claimed channel and stores the result, or the reason of a failure, in English: all who follow it read it. */
export const refreshChannel = (deps: RefreshDeps, channel: ChannelRow) =>
  inLanguage('en', () => refresh(deps, channel));

async function refresh(deps: RefreshDeps, channel: ChannelRow) {
  const { source, signal, log } = deps;
  const { channelId, etag } = channel;
  try {
    await saveResult(deps, channel, await source.readChannel(channelId, etag, signal));
  } catch (error) {
    // Shutting down: the claim expires, and another process fetches the channel.
    if (signal.aborted) return;
    if (!(error instanceof SourceError)) {
      log.error(error, `The list of the channel ${channelId} could not be stored`);
    }
    await saveFailure(deps, channel, error);
  }
}

async function saveResult({ db, clock, ids }: RefreshDeps, channel: ChannelRow, result: ListResult) {
  const now = clock();
  const success = {
    refreshedAt: now,
    failingSince: null,
    failure: null,
    waitUntil: null,
    nextRefreshAt: nextRefresh(now),
  };
  if (result.kind === 'unchanged') return saveRefresh(db, channel.id, success);
  const { list, etag } = result;
  const title = list.title || channel.title;
  const found = list.videos.map((video) => ({ ...video, id: ids.row() }));
  await db.transaction(async (tx) => {
    await saveRefresh(tx, channel.id, { ...success, title, etag, updatedAt: now });
    await saveVideos(tx, channel, found, now);
  });
}

async function saveFailure({ db, clock }: RefreshDeps, channel: ChannelRow, error: unknown) {
  const now = clock();
  // During a pause nobody knows whether the source works.
  const failingSince = channel.waitUntil ? now : (channel.failingSince ?? now);
  const next = nextRefresh(now);
  if (error instanceof TooManyRequests) {
    const waitUntil = readRetryAfter(error.retryAfter, now);
    const nextRefreshAt = new Date(Math.max(next.getTime(), waitUntil.getTime()));
    const failure = askedToWait(waitUntil);
    return saveRefresh(db, channel.id, { failingSince, failure, waitUntil, nextRefreshAt });
  }
  const failure = error instanceof SourceError ? error.message : youtubeTexts.notStored;
  await saveRefresh(db, channel.id, { failingSince, failure, waitUntil: null, nextRefreshAt: next });
}
