import type { Cue } from '@my-note/contract/youtube';
import { and, eq } from 'drizzle-orm';
import { type Database, oneRow } from '../../../core/database.ts';
import { youtubeTranscripts as transcripts } from '../model/youtube.table.ts';

type Kept = { cues: Cue[]; updatedAt: Date };

const ofUser = (userId: string, video: string) =>
  and(eq(transcripts.createdBy, userId), eq(transcripts.video, video));

export async function findTranscript(db: Database, userId: string, video: string): Promise<Kept | undefined> {
  const { cues, updatedAt } = transcripts;
  const [row] = await db.select({ cues, updatedAt }).from(transcripts).where(ofUser(userId, video));
  return row;
}

export async function saveTranscript(
  db: Database,
  userId: string,
  video: string,
  cues: Cue[],
  fresh: { id: string; now: Date },
) {
  const base = { id: fresh.id, createdBy: userId, createdAt: fresh.now, updatedAt: fresh.now };
  const rows = await db
    .insert(transcripts)
    .values({ ...base, video, cues })
    .onConflictDoUpdate({
      target: [transcripts.createdBy, transcripts.video],
      set: { cues, updatedAt: fresh.now },
    })
    .returning({ id: transcripts.id });
  oneRow(rows);
}

export async function deleteTranscript(db: Database, userId: string, video: string) {
  await db.delete(transcripts).where(ofUser(userId, video));
}
