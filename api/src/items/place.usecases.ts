import type { Database } from '../core/database.ts';
import { categoryNotFound, insideItself, tooDeep } from './storage/items.errors.ts';
import { findItem, findLiving, updateItem } from './storage/items.repository.ts';
import type { ItemRow } from './storage/items.table.ts';
import { dropFromOrders } from './storage/order.repository.ts';
import { isSlugTaken, moveSlugs, takenSegments } from './storage/subtree.repository.ts';
import { firstFreeSegment, joinSlug } from './text/slug.rules.ts';

/** A slug has to fit into the index and into a query by slug. */
export const MAX_SLUG_BYTES = 2_000;

export function checkSlugLength(bytes: number) {
  if (bytes > MAX_SLUG_BYTES) throw tooDeep();
}

/** The living category with an id; null and absent mean the top level. */
export async function findParent(tx: Database, ownerId: string, id: string | null | undefined) {
  if (id === null || id === undefined) return undefined;
  const parent = await findLiving(tx, ownerId, id);
  if (parent?.type !== 'category') throw categoryNotFound();
  return parent;
}

/** A free slug below a parent for a segment, which gets -2, -3 … when it is in use. */
export async function freeSlug(
  tx: Database,
  ownerId: string,
  parent: ItemRow | undefined,
  segment: string,
  exceptId?: string,
) {
  const wanted = firstFreeSegment(segment, parent === undefined, () => false);
  const simple = joinSlug(parent?.slug, wanted);
  checkSlugLength(Buffer.byteLength(simple));
  if (!(await isSlugTaken(tx, ownerId, simple, exceptId))) return simple;
  const taken = await takenSegments(tx, ownerId, parent, exceptId);
  return joinSlug(
    parent?.slug,
    firstFreeSegment(segment, parent === undefined, (candidate) => taken.has(candidate)),
  );
}

/** Moves a living item below a parent with a segment, and its subtree too. Returns its slug. */
export async function placeItem(
  tx: Database,
  ownerId: string,
  item: ItemRow,
  parent: ItemRow | undefined,
  segment: string,
) {
  if (parent && (parent.slug === item.slug || parent.slug.startsWith(`${item.slug}/`))) throw insideItself();
  const slug = await freeSlug(tx, ownerId, parent, segment, item.id);
  const parentId = parent?.id ?? null;
  if (item.parentId !== parentId) {
    await dropFromOrders(tx, ownerId, [item]);
    await updateItem(tx, ownerId, item.id, { parentId });
  }
  if (slug !== item.slug) checkSlugLength(await moveSlugs(tx, ownerId, item.slug, slug));
  return slug;
}

/** Where a trashed item is restored: its nearest living ancestor, or the top level. */
export async function nearestLivingParent(tx: Database, ownerId: string, item: ItemRow) {
  let parent = item.parentId ? await findItem(tx, ownerId, item.parentId) : undefined;
  while (parent?.deleted) parent = parent.parentId ? await findItem(tx, ownerId, parent.parentId) : undefined;
  return parent;
}
