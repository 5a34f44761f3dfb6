import type { Database } from '../../core/database.ts';
import type { Services } from '../../core/services.ts';
import { dropFromOrders, writeAsOwner } from '../../items/index.ts';
import { releaseAttachments, removeReleased } from '../attachments/release.usecases.ts';

type Gone = { id: string; parentId: string | null; attachments: string[] };

/**
 * Permanently deletes rows of an owner: they are removed from the orders, and attachments that nothing else
 * names are deleted, their bytes after the commit. Returns the number of rows.
 */
export async function removeRows(
  services: Services,
  ownerId: string,
  remove: (tx: Database) => Promise<Gone[]>,
): Promise<number> {
  const { removed, released } = await writeAsOwner(services.db, ownerId, async (tx) => {
    const gone = await remove(tx);
    await dropFromOrders(tx, ownerId, gone);
    const named = gone.flatMap(({ attachments }) => attachments);
    return {
      removed: gone.length,
      released: await releaseAttachments(tx, ownerId, named, services.clock()),
    };
  });
  await removeReleased(services, released);
  return removed;
}
