import { and, eq, not, sql } from 'drizzle-orm';
import { type Database, oneRow } from '../../../core/database.ts';
import { stateOf } from '../model/videos.repository.ts';
import { youtubeVideoStates as states, youtubeVideos as videos } from '../model/youtube.table.ts';

/**
 * Marks some of the channel's videos that were neither seen nor hidden; returns how many. Repeated until none is left,
 * because the embedded database serves nothing else during a statement.
 */
export async function saveSomeSeen(db: Database, userId: string, channel: string, { now, limit }: Portion) {
  const time = sql<Date>`${now.toISOString()}::timestamptz`;
  const unseen = db
    .select({
      id: sql<string>`gen_random_uuid()`.as('id'),
      createdBy: sql<string>`${userId}::uuid`.as('created_by'),
      createdAt: time.as('created_at'),
      updatedAt: time.as('updated_at'),
      deleted: sql<boolean>`false`.as('deleted'),
      video: videos.id,
      seen: sql<boolean>`true`.as('seen'),
      hidden: sql<boolean>`false`.as('hidden'),
      noteId: sql<string | null>`null::uuid`.as('note_id'),
    })
    .from(videos)
    .where(
      and(eq(videos.channel, channel), not(stateOf(db, userId, sql`${states.seen} or ${states.hidden}`))),
    )
    // Ordered, so that two such calls cannot deadlock.
    .orderBy(videos.publishedAt, videos.id)
    .limit(limit);
  const rows = await db
    .insert(states)
    .select(unseen)
    .onConflictDoUpdate({
      target: [states.createdBy, states.video],
      set: { seen: true, updatedAt: now },
      setWhere: and(eq(states.seen, false), eq(states.hidden, false)),
    })
    .returning({ id: states.id });
  return rows.length;
}

type Portion = { now: Date; limit: number };
type StateChange = Partial<Pick<typeof states.$inferInsert, 'seen' | 'hidden' | 'noteId'>>;

export async function saveState(
  db: Database,
  userId: string,
  video: string,
  change: StateChange,
  fresh: { id: string; now: Date },
) {
  const base = { id: fresh.id, createdBy: userId, createdAt: fresh.now, updatedAt: fresh.now };
  const rows = await db
    .insert(states)
    .values({ ...base, video, ...change })
    .onConflictDoUpdate({
      target: [states.createdBy, states.video],
      set: { ...change, updatedAt: fresh.now },
    })
    .returning({ id: states.id });
  oneRow(rows);
}
