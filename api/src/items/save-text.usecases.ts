import type { NoteUpdate } from '@my-note/contract';
import type { Services } from '../core/services.ts';
import { noteRevision } from '../core/written-revision.ts';
import { emptyContent, noteLocked, noteNotFound, versionConflict } from './storage/items.errors.ts';
import { findLiving } from './storage/items.repository.ts';
import { type Item, toNote } from './storage/items.rules.ts';
import { replaceText } from './storage/replace-text.repository.ts';
import { growthOf, textStatsOf } from './text/text-stats.rules.ts';
import { planVersion } from './versions.rules.ts';

/** The requested state of a living note; refuses what must not be written. */
export function nextState(note: Item | undefined, change: NoteUpdate) {
  if (note?.type !== 'note') throw noteNotFound();
  const { title = note.title, content = note.content, category = note.parentId } = change;
  if (note.locked && (title !== note.title || content !== note.content)) throw noteLocked();
  if (change.baseVersion !== undefined && change.baseVersion !== note.version) throw versionConflict(note);
  if (content.trim() === '' && note.content.trim() !== '' && !change.allowEmpty) throw emptyContent();
  return { note, state: { title, content, category } };
}

/**
 * The most frequent save: only the text is new, and no version has to be kept. It needs two
 * statements, and the owner's other writes wait for the second only. Returns undefined when more has to be
 * done, or when the note was changed in between.
 */
export async function saveText(
  { db, clock, quota }: Services,
  ownerId: string,
  id: string,
  change: NoteUpdate,
) {
  const { note, state } = nextState(await findLiving(db, ownerId, id), change);
  const { title, content, category } = state;
  // Whether an untitled note is listed depends on its text.
  if (title === '' && (content.trim() === '') !== (note.content.trim() === '')) return undefined;
  if (title !== note.title || category !== note.parentId || content === note.content) return undefined;
  const now = clock();
  if (planVersion(note, now).keep) return undefined;
  await quota.admit(db, ownerId, growthOf(note.content, content));
  const text = { content, ...textStatsOf(content), version: note.version + 1, updatedAt: now };
  const row = await replaceText(db, note, text);
  if (!row) return undefined;
  // Open pages need no message: the note's entry in the list is the same.
  noteRevision(row.revision);
  return toNote({ ...note, ...text, slug: row.slug, pinned: row.pinned, icon: row.icon });
}
