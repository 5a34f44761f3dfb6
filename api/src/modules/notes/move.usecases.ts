import type { Note } from '@my-note/shared-kit/contract';
import type { Services } from '../../services.ts';
import { checkTitleFree } from '../categories/categories.rules.ts';
import { noteGone } from '../items/items.errors.ts';
import { toNote } from '../items/items.models.ts';
import { findLiving } from '../items/items.repository.ts';
import { findParent } from '../items/place.ts';
import { writeAsOwner } from '../users/users.repository.ts';
import { changePlace } from './notes.usecases.ts';

export function moveItem(
  services: Services,
  ownerId: string,
  id: string,
  category: string | null,
): Promise<Note> {
  return writeAsOwner(services.db, ownerId, async (tx) => {
    const item = await findLiving(tx, ownerId, id);
    if (!item) throw noteGone();
    if (item.parentId === category) return toNote(item);
    const parent = await findParent(tx, ownerId, category);
    if (item.type === 'category')
      await checkTitleFree(tx, ownerId, { title: item.title, parentId: category, exceptId: id });
    return toNote(await changePlace(tx, services, ownerId, item, parent));
  });
}
