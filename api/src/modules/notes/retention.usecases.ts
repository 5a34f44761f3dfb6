import type { Services } from '../../services.ts';
import { releaseAttachments, removeReleased } from '../attachments/release.usecases.ts';
import { dropFromOrders } from '../items/order.repository.ts';
import { deleteTrashEntry, listOldTrash } from '../items/subtree.repository.ts';
import { writeAsOwner } from '../users/users.repository.ts';

const DAY = 24 * 60 * 60_000;

/** Deletes for good what has been in the trash for longer than the operator wants it kept. */
export async function purgeTrash(services: Services, days: number) {
  const before = new Date(services.clock().getTime() - days * DAY);
  for (const entry of await listOldTrash(services.db, before)) {
    const released = await writeAsOwner(services.db, entry.createdBy, async (tx) => {
      const gone = await deleteTrashEntry(tx, entry.createdBy, entry);
      await dropFromOrders(tx, entry.createdBy, [entry]);
      const named = gone.flatMap(({ attachments }) => attachments);
      return releaseAttachments(tx, entry.createdBy, named, services.clock());
    });
    await removeReleased(services, released);
  }
}
