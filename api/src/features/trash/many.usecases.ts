import type { ManyDone } from '@my-note/contract';
import type { ManyBody } from '@my-note/contract/item-calls';
import { AppError } from '../../core/errors.ts';
import type { Services } from '../../core/services.ts';
import { moveItem } from '../notes/move.usecases.ts';
import { pinItem } from '../notes/notes.usecases.ts';
import { trashItem } from './trash.usecases.ts';

function changeOne(services: Services, ownerId: string, id: string, change: ManyBody) {
  if (change.action === 'move') return moveItem(services, ownerId, id, change.category);
  if (change.action === 'trash') return trashItem(services, ownerId, id);
  return pinItem(services, ownerId, id, change.action === 'pin');
}

/** Changes several items, each in a write of its own: one that is refused does not hold up the others. */
export async function changeMany(services: Services, ownerId: string, change: ManyBody): Promise<ManyDone> {
  const done: ManyDone = { ids: [], refused: [] };
  for (const id of change.ids) {
    try {
      await changeOne(services, ownerId, id, change);
      done.ids.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      done.refused.push({ _id: id, message: error.message });
    }
  }
  return done;
}
