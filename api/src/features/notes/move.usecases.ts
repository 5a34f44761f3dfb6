import type { Database } from '../../core/database.ts';
import type { Services } from '../../core/services.ts';
import {
  checkTitleFree,
  findParent,
  type Item,
  requireLiving,
  toNote,
  writeAsOwner,
} from '../../items/index.ts';
import { changePlace } from './notes.usecases.ts';

export function moveItem(services: Services, ownerId: string, id: string, category: string | null) {
  return writeAsOwner(services.db, ownerId, async (tx) => {
    const item = await requireLiving(tx, ownerId, id);
    if (item.parentId === category) return toNote(item);
    return toNote(await moveInto(tx, services, ownerId, item, category));
  });
}

/** Moves a living item below a category or to the top level, inside the owner's write. */
export async function moveInto(
  tx: Database,
  services: Services,
  ownerId: string,
  item: Item,
  category: string | null,
) {
  const parent = await findParent(tx, ownerId, category);
  if (item.type === 'category')
    await checkTitleFree(tx, ownerId, { title: item.title, parentId: category, exceptId: item.id });
  return changePlace(tx, services, ownerId, item, parent);
}
