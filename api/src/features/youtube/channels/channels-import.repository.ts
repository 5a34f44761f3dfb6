import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../core/database.ts';
import { chunks } from '../../../core/text/chunks.ts';
import {
  youtubeChannels as channels,
  youtubeSubscriptions as subscriptions,
} from '../model/youtube.table.ts';

/** A statement takes some ten thousand values. */
const ROWS_PER_INSERT = 1000;

/** The source's ids of all that the user follows. */
export async function listFollowedIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ channelId: channels.channelId })
    .from(subscriptions)
    .innerJoin(channels, eq(channels.id, subscriptions.channel))
    .where(eq(subscriptions.createdBy, userId));
  return rows.map(({ channelId }) => channelId);
}

/** Inserts unknown channels; returns the rows of all by the source's ids. */
export async function insertChannels(
  tx: Database,
  rows: (typeof channels.$inferInsert)[],
): Promise<Map<string, { id: string; nextRefreshAt: Date }>> {
  // Sorted, so that two imports of the same channels cannot deadlock.
  const sorted = rows.toSorted((a, b) => (a.channelId < b.channelId ? -1 : 1));
  for (const part of chunks(sorted, ROWS_PER_INSERT)) {
    await tx.insert(channels).values(part).onConflictDoNothing();
  }
  const ids = sorted.map(({ channelId }) => channelId);
  const found = await tx
    .select({ channelId: channels.channelId, id: channels.id, nextRefreshAt: channels.nextRefreshAt })
    .from(channels)
    .where(inArray(channels.channelId, ids));
  return new Map(found.map(({ channelId, ...row }) => [channelId, row]));
}

export async function insertSubscriptions(tx: Database, rows: (typeof subscriptions.$inferInsert)[]) {
  let written = 0;
  for (const part of chunks(rows, ROWS_PER_INSERT)) {
    const made = await tx.insert(subscriptions).values(part).returning({ id: subscriptions.id });
    written += made.length;
  }
  if (written !== rows.length) throw new Error(`${written} of ${rows.length} subscriptions were written`);
}
