import type { Note } from '@my-note/contract';
import type { Database } from '../../core/database.ts';
import type { Services } from '../../core/services.ts';
import {
  categoryNeedsOwnCall,
  checkSlugLength,
  deleteItem,
  deleteTrash,
  deleteTrashEntry,
  dropFromOrders,
  findItems,
  freeSlug,
  type Item,
  makeTitlesUnique,
  nearestLivingParent,
  requireItem,
  restoreSubtree,
  toNote,
  trashSubtree,
  updateItem,
  writeAsOwner,
} from '../../items/index.ts';
import { lastSegment } from '../../items/text.ts';
import { removeRows } from './remove-rows.usecases.ts';

/** Moves an item and its descendants to the trash, as one entry. */
export function trashItem({ db, clock }: Services, ownerId: string, id: string): Promise<Note> {
  return writeAsOwner(db, ownerId, async (tx) => {
    const item = await requireItem(tx, ownerId, id);
    if (item.deleted) return toNote(item);
    const trashed = await trashSubtree(tx, ownerId, item, clock());
    if (trashed.length === 0) throw new Error('Trashing reached no row');
    return toNote(await requireItem(tx, ownerId, id));
  });
}

export function restoreItem({ db, clock }: Services, ownerId: string, id: string): Promise<Note> {
  return writeAsOwner(db, ownerId, async (tx) => {
    const item = await requireItem(tx, ownerId, id);
    if (!item.deleted) return toNote(item);
    await bringBack(tx, ownerId, item, clock());
    return toNote(await requireItem(tx, ownerId, id));
  });
}

/** Restores an item and what was trashed with it, below its nearest living ancestor. */
async function bringBack(tx: Database, ownerId: string, item: Item, now: Date) {
  const parent = await nearestLivingParent(tx, ownerId, item);
  const slug = await freeSlug(tx, ownerId, parent, lastSegment(item.slug));
  checkSlugLength(await restoreSubtree(tx, ownerId, item, slug));
  const parentId = parent?.id ?? null;
  if (parentId !== item.parentId) {
    await dropFromOrders(tx, ownerId, [item]);
    await updateItem(tx, ownerId, item.id, { parentId, version: item.version + 1, updatedAt: now });
  }
  await makeTitlesUnique(tx, ownerId, parentId, new Set([item.id]));
}

/** Restores several entries, all or none; those that are not in the trash any more stay unchanged. */
export const restoreMany = ({ db, clock }: Services, ownerId: string, ids: string[]) =>
  writeAsOwner(db, ownerId, async (tx) => {
    const trashed = (await findItems(tx, ownerId, ids)).filter(({ deleted }) => deleted);
    // A category is restored before items that were trashed from inside it, so that these find it living.
    for (const item of trashed) await bringBack(tx, ownerId, item, clock());
    return { ids: trashed.map(({ id }) => id) };
  });

/** Permanently deletes several entries of the trash, all or none. */
export async function deleteMany(services: Services, ownerId: string, ids: string[]) {
  const done: string[] = [];
  await removeRows(services, ownerId, async (tx) => {
    const gone = [];
    for (const item of await findItems(tx, ownerId, ids)) {
      if (!item.deleted) continue;
      gone.push(...(await deleteTrashEntry(tx, ownerId, item)));
      done.push(item.id);
    }
    return gone;
  });
  return { ids: done };
}

/** Permanently deletes a note, or a trashed category with what was trashed along with it. */
export async function deletePermanently(services: Services, ownerId: string, id: string) {
  await removeRows(services, ownerId, async (tx) => {
    const item = await requireItem(tx, ownerId, id);
    if (item.type === 'category' && !item.deleted) throw categoryNeedsOwnCall();
    const gone = item.deleted ? await deleteTrashEntry(tx, ownerId, item) : await deleteItem(tx, ownerId, id);
    if (gone.length === 0) throw new Error('Deleting reached no row');
    return gone;
  });
  return { _id: id };
}

/** Permanently deletes everything in the trash. Returns the number of items. */
export const emptyTrash = async (services: Services, ownerId: string) => ({
  removed: await removeRows(services, ownerId, (tx) => deleteTrash(tx, ownerId)),
});
