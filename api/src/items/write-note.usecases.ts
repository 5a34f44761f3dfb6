import type { Note } from '@my-note/contract';
import type { Database } from '../core/database.ts';
import type { Services } from '../core/services.ts';
import { findParent, placeItem } from './place.usecases.ts';
import { requireItem, updateItem } from './storage/items.repository.ts';
import { type Item, toNote } from './storage/items.rules.ts';
import { createVersion } from './storage/versions.repository.ts';
import { lastSegment, slugify } from './text/slug.rules.ts';
import { growthOf, textStatsOf } from './text/text-stats.rules.ts';
import { planVersion } from './versions.rules.ts';

type State = { title: string; content: string; category?: string | null };

/** Writes a new state of a living note, inside the owner's write, with its slug, facts and kept version. */
export async function writeNote(tx: Database, services: Services, note: Item, state: State): Promise<Note> {
  const { title, content, category = note.parentId } = state;
  const moved = category !== note.parentId;
  const renamed = title !== note.title;
  const rewritten = content !== note.content;
  if (!moved && !renamed && !rewritten) return toNote(note);

  if (rewritten) await services.quota.admit(tx, note.createdBy, growthOf(note.content, content));
  const now = services.clock();
  const edit = renamed || rewritten ? await keepFormerState(tx, services, note, now) : {};
  let slug = note.slug;
  if (moved || renamed) {
    const parent = await findParent(tx, note.createdBy, category);
    // An empty title makes no slug, so the note keeps its address.
    const segment = renamed && title.trim() !== '' ? slugify(title) : lastSegment(note.slug);
    slug = await placeItem(tx, note.createdBy, note, parent, segment);
  }
  const facts = rewritten ? textStatsOf(content) : {};
  const stamps = { version: note.version + 1, updatedAt: now };
  const row = await updateItem(tx, note.createdBy, note.id, { title, content, ...facts, ...edit, ...stamps });
  return toNote(moved ? await requireItem(tx, note.createdBy, note.id) : { ...note, ...row, slug });
}

async function keepFormerState(tx: Database, { ids }: Services, note: Item, now: Date) {
  const { keep, editStartedAt } = planVersion(note, now);
  const empty = note.title === '' && note.content === '';
  if (!keep || empty) return { editStartedAt, searchStale: true };
  await createVersion(tx, note, { id: ids.row(), now });
  return { editStartedAt, searchStale: true, versionKeptAt: now };
}
