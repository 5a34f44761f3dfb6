import type { Category, CategoryCreate, CategoryOption, CategoryUpdate } from '@my-note/contract';
import { collator } from '@my-note/contract/language';
import type { Services } from '../../core/services.ts';
import {
  checkTitleFree,
  findCategory,
  findParent,
  insertCategory,
  listCategoryOptions,
  placeItem,
  toCategory,
  updateItem,
  writeAsOwner,
} from '../../items/index.ts';
import { lastSegment, slugify } from '../../items/text.ts';

/** Numbers are compared as numbers: "Level 2" is before "Level 10". */
const byLabel = collator({ numeric: true });

export async function readOptions({ db }: Services, ownerId: string): Promise<CategoryOption[]> {
  const options = (await listCategoryOptions(db, ownerId)).map(({ id, title, slug, parentTitle }) => ({
    value: id,
    label: parentTitle === null ? title : `${parentTitle}> ${title}`,
    slug,
  }));
  return options.sort((a, b) => byLabel(a.label, b.label));
}

export function createCategory(services: Services, ownerId: string, { title, categoryId }: CategoryCreate) {
  return writeAsOwner(services.db, ownerId, async (tx): Promise<Category> => {
    const parent = await findParent(tx, ownerId, categoryId || null);
    await checkTitleFree(tx, ownerId, { title, parentId: parent?.id ?? null });
    return toCategory(await insertCategory(tx, services, ownerId, title, parent));
  });
}

export function updateCategory({ db, clock }: Services, ownerId: string, id: string, change: CategoryUpdate) {
  return writeAsOwner(db, ownerId, async (tx): Promise<Category> => {
    const category = await findCategory(tx, ownerId, id);
    const { title = category.title, categoryId = category.parentId } = change;
    const renamed = title !== category.title;
    if (!renamed && categoryId === category.parentId) return toCategory(category);
    const parent = await findParent(tx, ownerId, categoryId);
    await checkTitleFree(tx, ownerId, { title, parentId: categoryId, exceptId: id });
    await placeItem(tx, ownerId, category, parent, renamed ? slugify(title) : lastSegment(category.slug));
    const written = { title, searchStale: true, version: category.version + 1, updatedAt: clock() };
    return toCategory(await updateItem(tx, ownerId, id, written));
  });
}
