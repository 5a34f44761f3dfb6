import type { NoteUpdate } from '@my-note/contract';
import type { Services } from '../core/services.ts';
import { noteRevision } from '../core/written-revision.ts';
import { emptyContent, noteNotFound, versionConflict } from './storage/items.errors.ts';
import { findLiving } from './storage/items.repository.ts';
import { type Item, toNote } from './storage/items.rules.ts';
import { replaceText } from './storage/replace-text.repository.ts';
import { textStatsOf } from './text/text-stats.rules.ts';
import { planVersion } from './versions.rules.ts';

/** The state that a change wants for a living note; refuses what must not be written. */
export function nextState(note: Item | undefined, change: NoteUpdate) {
  if (note?.type !== 'note') throw noteNotFound();
  if (change.baseVersion !== undefined && change.baseVersion !== note.version) throw versionConflict(note);
  const { title = note.title, content = note.content, category = note.parentId } = change;
  if (content.trim() === '' && note.content.trim() !== '' && !change.allowEmpty) throw emptyContent();
  return { note, state: { title, content, category } };
}

/**
 * The most frequent save: only the text is new, and no version is to be kept. Two
 * statements do it, and the owner's other writes wait for the second alone. Returns nothing when more is to be
 * done, or where the note was changed in between.
 */
export async function saveText({ db, clock }: Services, ownerId: string, id: string, change: NoteUpdate) {
  const { note, state } = nextState(await findLiving(db, ownerId, id), change);
  const { title, content, category } = state;
  // Without a title, its text decides whether the note is listed.
  if (title === '' && (content.trim() === '') !== (note.content.trim() === '')) return undefined;
  if (title !== note.title || category !== note.parentId || content === note.content) return undefined;
  const now = clock();
  if (planVersion(note, now).keep) return undefined;
  const text = { content, ...textStatsOf(content), version: note.version + 1, updatedAt: now };
  const row = await replaceText(db, note, text);
  if (!row) return undefined;
  // Open pages need no message: what the list shows of the note is the same.
  noteRevision(row.revision);
  return toNote({ ...note, ...text, slug: row.slug, pinned: row.pinned });
}
