import { and, eq, exists, inArray, isNull, lte, not, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database.ts';
import type { Services } from '../../../core/services.ts';
import {
  youtubeChannels as channels,
  youtubeVideoStates as states,
  youtubeSubscriptions as subscriptions,
  youtubeTranscripts as transcripts,
  youtubeVideos as videos,
} from '../model/youtube.table.ts';

const MONTH = 30 * 24 * 60 * 60_000;
/** A channel may have hundreds of videos, and the embedded database serves nothing else while it deletes them. */
const AT_ONCE = 5;

/** Deletes channels that no user has followed for a month or keeps anything of; returns how many. */
export async function sweepChannels({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  let deleted = 0;
  for (;;) {
    const found = await db.transaction((tx) => deleteSome(tx, clock()));
    if (found === 0) return deleted;
    deleted += found;
  }
}

async function deleteSome(tx: Database, now: Date) {
  const left = isLeft(tx, now);
  const found = await tx
    .select({ id: channels.id })
    .from(channels)
    .where(left)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return 0;
  // Checked again under the lock: a user may have followed one in between.
  const gone = await tx
    .delete(channels)
    .where(and(inArray(channels.id, ids), left))
    .returning({ id: channels.id });
  return gone.length;
}

function isLeft(tx: Database, now: Date) {
  const one = { one: sql`1` };
  const followed = tx.select(one).from(subscriptions).where(eq(subscriptions.channel, channels.id));
  const marked = tx.select(one).from(states).where(eq(states.video, videos.id));
  const transcribed = tx.select(one).from(transcripts).where(eq(transcripts.video, videos.id));
  const kept = tx
    .select(one)
    .from(videos)
    .where(and(eq(videos.channel, channels.id), or(exists(marked), exists(transcribed))));
  const before = new Date(now.getTime() - MONTH);
  return and(
    lte(channels.updatedAt, before),
    or(isNull(channels.attemptedAt), lte(channels.attemptedAt, before)),
    or(isNull(channels.claimedUntil), lte(channels.claimedUntil, now)),
    notExists(followed),
    not(exists(kept)),
  );
}
