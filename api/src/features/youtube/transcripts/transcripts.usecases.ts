import type { Cue, Transcript, TranscriptUpdate } from '@my-note/contract/youtube';
import type { Services } from '../../../core/services.ts';
import { requireVideo } from '../videos/videos.usecases.ts';
import { deleteTranscript, findTranscript, saveTranscript } from './transcripts.repository.ts';

type TranscriptResponse = { transcript: Transcript };

export async function readTranscript(
  { db }: Services,
  userId: string,
  video: string,
): Promise<TranscriptResponse> {
  await requireVideo(db, userId, video);
  const kept = await findTranscript(db, userId, video);
  return { transcript: kept ? toTranscript(kept) : null };
}

/** Replaces an earlier one. */
export async function writeTranscript(
  { db, clock, ids }: Services,
  userId: string,
  video: string,
  { cues }: TranscriptUpdate,
): Promise<TranscriptResponse> {
  await requireVideo(db, userId, video);
  const now = clock();
  await saveTranscript(db, userId, video, cues, { id: ids.row(), now });
  return { transcript: toTranscript({ cues, updatedAt: now }) };
}

/** Without a transcript there is nothing to do. */
export async function removeTranscript({ db }: Services, userId: string, video: string) {
  await requireVideo(db, userId, video);
  await deleteTranscript(db, userId, video);
  return { _id: video };
}

const toTranscript = ({ cues, updatedAt }: { cues: Cue[]; updatedAt: Date }) => ({
  cues,
  updatedAt: updatedAt.toISOString(),
});
