import type { NoteUpdate } from '@my-note/contract';
import type { Database } from '../../core/database.ts';
import type { Services } from '../../core/services.ts';
import {
  findByAlias,
  findLiving,
  findNewestDraft,
  findParent,
  findTrashedBySlug,
  freeSlug,
  type Item,
  insertItem,
  nextState,
  noteNotFound,
  placeItem,
  readNoteText,
  requireItem,
  requireLiving,
  saveText,
  toNote,
  updateItem,
  writeAsOwner,
  writeNote,
} from '../../items/index.ts';
import { lastSegment } from '../../items/text.ts';

const DRAFT_LETTERS = 8;

/** The item as JSON text, also by a former slug. */
export async function readBySlug({ db }: Pick<Services, 'db'>, ownerId: string, slug: string) {
  const wanted = slug.normalize('NFC');
  const text = await readNoteText(db, ownerId, wanted);
  if (text !== undefined) return text;
  const renamed = await findByAlias(db, ownerId, wanted);
  if (!renamed) throw noteNotFound();
  return JSON.stringify(toNote(renamed));
}

/** The item that had this slug when it was trashed. */
export async function readTrashedBySlug({ db }: Services, ownerId: string, slug: string): Promise<string> {
  const item = await findTrashedBySlug(db, ownerId, slug.normalize('NFC'));
  if (!item) throw noteNotFound();
  return JSON.stringify(toNote(item));
}

export function openDraft(services: Services, ownerId: string, category: string | null | undefined) {
  return writeAsOwner(services.db, ownerId, async (tx) => {
    const parent = await findParent(tx, ownerId, category);
    const draft = await findNewestDraft(tx, ownerId);
    if (draft) {
      const stays = category === undefined || draft.parentId === (parent?.id ?? null);
      return toNote(stays ? draft : await changePlace(tx, services, ownerId, draft, parent));
    }
    const now = services.clock();
    const id = services.ids.row();
    const segment = `draft-${services.ids.short(DRAFT_LETTERS)}`;
    const slug = await freeSlug(tx, ownerId, parent, segment);
    const base = { id, createdBy: ownerId, createdAt: now, updatedAt: now, type: 'note' as const };
    await insertItem(tx, { ...base, title: '', slug, parentId: parent?.id ?? null });
    return toNote(await requireItem(tx, ownerId, id));
  });
}

export async function updateNote(services: Services, ownerId: string, id: string, change: NoteUpdate) {
  const saved = await saveText(services, ownerId, id, change);
  if (saved) return saved;
  return writeAsOwner(services.db, ownerId, async (tx) => {
    const { note, state } = nextState(await findLiving(tx, ownerId, id), change);
    return writeNote(tx, services, note, state);
  });
}

export function pinItem({ db }: Services, ownerId: string, id: string, pinned: boolean | undefined) {
  return writeAsOwner(db, ownerId, async (tx) => {
    const item = await requireLiving(tx, ownerId, id);
    const row = await updateItem(tx, ownerId, id, { pinned: pinned ?? !item.pinned });
    return toNote({ ...item, ...row });
  });
}

export function setIcon({ db }: Services, ownerId: string, id: string, icon: string | null) {
  return writeAsOwner(db, ownerId, async (tx) => {
    const item = await requireLiving(tx, ownerId, id);
    return toNote({ ...item, ...(await updateItem(tx, ownerId, id, { icon })) });
  });
}

/** Locks or unlocks the title and text of a living note. */
export function lockNote({ db }: Services, ownerId: string, id: string, locked: boolean) {
  return writeAsOwner(db, ownerId, async (tx) => {
    const note = await requireLiving(tx, ownerId, id);
    if (note.type !== 'note') throw noteNotFound();
    return toNote({ ...note, ...(await updateItem(tx, ownerId, id, { locked })) });
  });
}

/** Moves a living item below a category; its other properties stay unchanged. */
export async function changePlace(
  tx: Database,
  { clock }: Services,
  ownerId: string,
  item: Item,
  parent: Item | undefined,
) {
  await placeItem(tx, ownerId, item, parent, lastSegment(item.slug));
  await updateItem(tx, ownerId, item.id, { version: item.version + 1, updatedAt: clock() });
  return requireItem(tx, ownerId, item.id);
}
