import type { Database } from '../../core/database.ts';
import type { Services } from '../../core/services.ts';
import { freeSlug } from '../place.usecases.ts';
import { categoryNotFound } from '../storage/items.errors.ts';
import { findLiving, insertItem } from '../storage/items.repository.ts';
import type { Item } from '../storage/items.rules.ts';
import { slugify } from '../text/slug.rules.ts';

/** The title has to be unique below the parent. */
export async function insertCategory(
  tx: Database,
  { clock, ids }: Pick<Services, 'clock' | 'ids'>,
  ownerId: string,
  title: string,
  parent: Item | undefined,
) {
  const slug = await freeSlug(tx, ownerId, parent, slugify(title));
  const now = clock();
  const base = {
    id: ids.row(),
    createdBy: ownerId,
    createdAt: now,
    updatedAt: now,
    type: 'category' as const,
  };
  return insertItem(tx, { ...base, title, slug, parentId: parent?.id ?? null });
}

export async function findCategory(tx: Database, ownerId: string, id: string) {
  const category = await findLiving(tx, ownerId, id);
  if (category?.type !== 'category') throw categoryNotFound();
  return category;
}
