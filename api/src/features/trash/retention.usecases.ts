import type { Services } from '../../core/services.ts';
import { deleteTrashEntry, listOldTrash } from '../../items/index.ts';
import { removeRows } from './remove-rows.usecases.ts';

const DAY = 24 * 60 * 60_000;

/** Permanently deletes what has been in the trash for longer than the retention. */
export async function purgeTrash(services: Services, days: number) {
  const before = new Date(services.clock().getTime() - days * DAY);
  for (const entry of await listOldTrash(services.db, before)) {
    // One that was restored meanwhile is not an entry any more and is not deleted.
    await removeRows(services, entry.createdBy, (tx) => deleteTrashEntry(tx, entry.createdBy, entry));
  }
}
