import type { Category } from '@my-note/contract';
import { type Database, oneRow } from '../../core/database.ts';
import type { Services } from '../../core/services.ts';
import {
  deleteItem,
  detachSubtree,
  findCategory,
  findLiving,
  makeTitlesUnique,
  moveChildrenUp,
  readOrder,
  setSlugs,
  takenSegments,
  toCategory,
  writeAsOwner,
  writeOrder,
} from '../../items/index.ts';
import type { ItemRow } from '../../items/tables.ts';
import { firstFreeSegment, joinSlug } from '../../items/text.ts';

export function deleteCategory({ db, clock }: Services, ownerId: string, id: string): Promise<Category> {
  return writeAsOwner(db, ownerId, async (tx) => {
    const category = await findCategory(tx, ownerId, id);
    const parent = category.parentId === null ? undefined : await findLiving(tx, ownerId, category.parentId);
    const taken = await takenSegments(tx, ownerId, parent, id);
    const below = await detachSubtree(tx, ownerId, category);
    await moveChildrenUp(tx, ownerId, category, clock());
    oneRow(await deleteItem(tx, ownerId, id));
    await setSlugs(tx, ownerId, newSlugs(category, parent, below, taken));
    const children = below.filter(({ parentId }) => parentId === id);
    await makeTitlesUnique(tx, ownerId, category.parentId, new Set(children.map((child) => child.id)));
    await takePlaceInOrder(tx, ownerId, category);
    return toCategory(category);
  });
}

type Below = { id: string; slug: string; parentId: string | null }[];

function newSlugs(category: ItemRow, parent: ItemRow | undefined, below: Below, taken: Set<string>) {
  const relative = (slug: string) => slug.slice(category.slug.length + 1);
  const renamed = new Map<string, string>();
  for (const { slug, parentId } of below) {
    if (parentId !== category.id) continue;
    const segment = relative(slug);
    const free = firstFreeSegment(segment, parent === undefined, (candidate) => taken.has(candidate));
    taken.add(free);
    renamed.set(segment, free);
  }
  return below.map(({ id, slug }) => {
    const [first = '', ...rest] = relative(slug).split('/');
    return { id, slug: joinSlug(parent?.slug, [renamed.get(first) ?? first, ...rest].join('/')) };
  });
}

/** In its parent's own order the contents replace the category, in their own order. */
async function takePlaceInOrder(tx: Database, ownerId: string, category: ItemRow) {
  const { order } = await readOrder(tx, ownerId, category.parentId);
  if (!order.includes(category.id)) return;
  const replaced = order.flatMap((id) => (id === category.id ? category.order : [id]));
  await writeOrder(tx, ownerId, category.parentId, replaced);
}
