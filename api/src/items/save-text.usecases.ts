import type { NoteUpdate } from '@my-note/contract';
import type { Services } from '../core/services.ts';
import { noteRevision } from '../core/written-revision.ts';
import { emptyContent, noteLocked, noteNotFound, versionConflict } from './storage/items.errors.ts';
import { readLiving } from './storage/items.repository.ts';
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

/** A note that is written at the same time from elsewhere is read again this often. */
const TRIES = 3;

/**
 * The most frequent save: only the text is new, and no version has to be kept. It needs two
 * statements, and the owner's other writes wait for the second only. Returns undefined when more has to be
 * done, or when the note is changed in between again and again.
 */
export async function saveText(
  { db, clock, quota }: Services,
  ownerId: string,
  id: string,
  change: NoteUpdate,
) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { note, state } = nextState(await readLiving(db, ownerId, id), change);
    const now = clock();
    if (!isTextOnly(note, state) || planVersion(note, now).keep) return undefined;
    const { content } = state;
    await quota.admit(db, ownerId, growthOf(note.content, content));
    const text = { content, ...textStatsOf(content), updatedAt: now };
    const row = await replaceText(db, note, text);
    if (!row) continue;
    // Open pages need no message: the note's entry in the list is the same.
    noteRevision(row.revision);
    const { slug, pinned, icon } = row;
    return toNote({ ...note, ...text, version: note.version + 1, slug, pinned, icon });
  }
  return undefined;
}

type State = { title: string; content: string; category: string | null };

function isTextOnly(note: Item, { title, content, category }: State) {
  // Whether an untitled note is listed depends on its text.
  if (title === '' && (content.trim() === '') !== (note.content.trim() === '')) return false;
  return title === note.title && category === note.parentId && content !== note.content;
}
