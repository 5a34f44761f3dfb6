import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import { isUnseen } from './videos.repository.ts';
import {
  youtubeVideoStates as states,
  youtubeSubscriptions as subscriptions,
  youtubeVideos as videos,
} from './youtube.table.ts';

/** Of all followed channels or of one; answers how many were neither seen nor hidden. */
export async function saveAllSeen(
  db: Database,
  userId: string,
  { subscription, now }: { subscription: string | undefined; now: Date },
) {
  const time = sql<Date>`${now.toISOString()}::timestamptz`;
  const unseen = db
    .select({
      id: sql<string>`gen_random_uuid()`.as('id'),
      createdBy: subscriptions.createdBy,
      createdAt: time.as('created_at'),
      updatedAt: time.as('updated_at'),
      deleted: sql<boolean>`false`.as('deleted'),
      video: videos.id,
      seen: sql<boolean>`true`.as('seen'),
      hidden: sql<boolean>`false`.as('hidden'),
      noteId: sql<string | null>`null::uuid`.as('note_id'),
    })
    .from(videos)
    .innerJoin(
      subscriptions,
      and(eq(subscriptions.channel, videos.channel), eq(subscriptions.createdBy, userId)),
    )
    .leftJoin(states, and(eq(states.video, videos.id), eq(states.createdBy, userId)))
    .where(and(isUnseen, subscription === undefined ? undefined : eq(subscriptions.id, subscription)))
    // Two such calls at once take the rows in one order.
    .orderBy(videos.id);
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
