import type { Note } from '@my-note/shared-kit/contract';
import type { Services } from '../../services.ts';
import { settleTitles } from '../categories/categories.rules.ts';
import { itemGone } from '../items/items.errors.ts';
import { toNote } from '../items/items.models.ts';
import { findItem, updateItem } from '../items/items.repository.ts';
import { dropFromOrders } from '../items/order.repository.ts';
import { checkSlugLength, freeSlug, nearestLivingParent } from '../items/place.ts';
import { lastSegment } from '../items/slug.ts';
import {
  deleteRow,
  deleteTrash,
  deleteTrashEntry,
  restoreSubtree,
  trashSubtree,
} from '../items/subtree.repository.ts';
import { writeAsOwner } from '../users/users.repository.ts';
import { categoryNeedsOwnCall } from './notes.errors.ts';
import { removeRows } from './remove-rows.ts';
import { reread } from './write-note.ts';

/** Moves an item and all below it to the trash, as one entry. */
export function trashItem({ db, clock }: Services, ownerId: string, id: string): Promise<Note> {
  return writeAsOwner(db, ownerId, async (tx) => {
    const item = await findItem(tx, ownerId, id);
    if (!item) throw itemGone();
    if (item.deleted) return toNote(item);
    const trashed = await trashSubtree(tx, ownerId, item, clock());
    if (trashed.length === 0) throw new Error('Trashing reached no row');
    return toNote(await reread(tx, ownerId, id));
  });
}

export function restoreItem({ db, clock }: Services, ownerId: string, id: string): Promise<Note> {
  return writeAsOwner(db, ownerId, async (tx) => {
    const item = await findItem(tx, ownerId, id);
    if (!item) throw itemGone();
    if (!item.deleted) return toNote(item);
    const parent = await nearestLivingParent(tx, ownerId, item);
    const slug = await freeSlug(tx, ownerId, parent, lastSegment(item.slug));
    checkSlugLength(await restoreSubtree(tx, ownerId, item, slug));
    const parentId = parent?.id ?? null;
    if (parentId !== item.parentId) {
      await dropFromOrders(tx, ownerId, [item]);
      await updateItem(tx, ownerId, id, { parentId, version: item.version + 1, updatedAt: clock() });
    }
    await settleTitles(tx, ownerId, parentId, new Set([id]));
    return toNote(await reread(tx, ownerId, id));
  });
}

/** Deletes for good: a note, or a trashed category with what went to the trash along with it. */
export async function deleteForGood(services: Services, ownerId: string, id: string) {
  await removeRows(services, ownerId, async (tx) => {
    const item = await findItem(tx, ownerId, id);
    if (!item) throw itemGone();
    if (item.type === 'category' && !item.deleted) throw categoryNeedsOwnCall();
    const gone = item.deleted ? await deleteTrashEntry(tx, ownerId, item) : await deleteRow(tx, ownerId, id);
    if (gone.length === 0) throw new Error('Deleting reached no row');
    return gone;
  });
  return { _id: id };
}

/** Deletes all that is in the trash, for good. Answers how many items that were. */
export const emptyTrash = async (services: Services, ownerId: string) => ({
  removed: await removeRows(services, ownerId, (tx) => deleteTrash(tx, ownerId)),
});
