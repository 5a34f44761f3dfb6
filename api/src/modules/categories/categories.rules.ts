import { DUPLICATE_CODE } from '@my-note/shared-kit/contract';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { listSiblingTitles } from './categories.repository.ts';

type Wanted = { title: string; parentId: string | null; exceptId?: string };

const comparable = (title: string) => title.normalize('NFC').trim().toLowerCase();

/** A title counts once among the living categories of one parent. */
export async function checkTitleFree(tx: Database, ownerId: string, { title, parentId, exceptId }: Wanted) {
  const siblings = await listSiblingTitles(tx, ownerId, parentId);
  const taken = siblings.some(
    (sibling) => sibling.id !== exceptId && comparable(sibling.title) === comparable(title),
  );
  if (taken) throw new AppError(409, DUPLICATE_CODE, 'Duplicated data');
}
