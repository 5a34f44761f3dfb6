import { type ListItem, noteSchema, paths } from '@my-note/contract';
import type { Dice } from '@my-note/contract/testing/dice';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../core/database.ts';
import { type ItemRow, itemAliases, items, users } from '../items/tables.ts';
import type { TestUser } from './test-user.ts';

/** One random change of a tree; it may be refused, but must not fail. */
export async function changeTree(user: TestUser, { roll, pick }: Dice) {
  const list = await user.list();
  const categories = list.filter(({ type }) => type === 'category');
  const item = pick(list);
  const other = pick(list);
  const title = `Name ${roll(4)}`;
  const target = roll(3) === 0 ? null : (pick(categories)?._id ?? null);
  const trashed = pick(await user.trash());
  const actions = [
    () => user.call('POST', paths.categories, { title, categoryId: target ?? '' }),
    () => user.call('POST', paths.draft, { category: target }),
    () => item && user.call('PATCH', paths.move(item._id), { category: target }),
    () =>
      item?.type === 'category' && user.call('PUT', paths.category(item._id), { title, categoryId: target }),
    () => item?.type === 'note' && user.change(item._id, { title, category: target }),
    () => item && other && user.call('PUT', paths.ordering(target ?? 'root'), move(item, other, roll(3))),
    () => item && user.moveToTrash(item._id),
    () => trashed && user.restore(trashed._id),
    () => trashed && roll(3) === 0 && user.call('DELETE', paths.note(trashed._id)),
    () => roll(8) === 0 && user.call('DELETE', `${paths.notes}?filters[deleted]=true`),
    () => item?.type === 'category' && user.call('DELETE', paths.category(item._id)),
  ];
  const response = await actions[roll(actions.length)]?.();
  if (response && 'status' in response) {
    expect([200, 400, 404, 409], JSON.stringify(response.body)).toContain(response.status);
  }
}

const move = ({ _id }: ListItem, other: ListItem, how: number) =>
  [{ id: _id, before: other._id }, { id: _id, after: other._id }, { id: _id }][how];

/** Invariants of every tree, whatever was done to it. */
export async function checkTree(user: TestUser, db: Database) {
  const rows = await db.select().from(items).where(eq(items.createdBy, user._id));
  const [owner] = await db.select({ order: users.order }).from(users).where(eq(users.id, user._id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const living = rows.filter(({ deleted }) => !deleted);

  expect(new Set(living.map(({ slug }) => slug)).size, 'slugs are unique').toBe(living.length);
  for (const row of living) checkPlace(row, byId);
  for (const row of rows) expect(depthOf(row, byId), 'no circle').toBeLessThan(rows.length + 1);
  const children = (parentId: string | null) => rows.filter((row) => row.parentId === parentId);
  for (const { id, order } of rows) checkOrder(order, children(id));
  checkOrder(owner?.order ?? [], children(null));
  await checkAliases(user, db, byId);
}

function checkPlace({ slug, parentId }: ItemRow, byId: Map<string, ItemRow>) {
  const parent = parentId === null ? undefined : byId.get(parentId);
  if (parentId !== null) {
    expect(parent, `${slug} has a living parent`).toMatchObject({ type: 'category', deleted: false });
  }
  const cut = slug.lastIndexOf('/');
  expect(cut < 0 ? undefined : slug.slice(0, cut)).toBe(parent?.slug);
}

function depthOf(row: ItemRow, byId: Map<string, ItemRow>) {
  let depth = 0;
  for (let at: ItemRow | undefined = row; at?.parentId && depth <= byId.size; depth += 1)
    at = byId.get(at.parentId);
  return depth;
}

function checkOrder(order: string[], children: ItemRow[]) {
  const ids = new Set(children.map(({ id }) => id));
  expect(new Set(order).size, 'an order names each child once').toBe(order.length);
  expect(
    order.filter((id) => !ids.has(id)),
    'an order holds only children',
  ).toEqual([]);
}

/** Every former slug finds its item, unless another item has that slug now or the item is in the trash. */
async function checkAliases(user: TestUser, db: Database, byId: Map<string, ItemRow>) {
  const aliases = await db.select().from(itemAliases).where(eq(itemAliases.createdBy, user._id));
  for (const { slug, itemId } of aliases) {
    const item = byId.get(itemId);
    expect(item, `the alias ${slug} has an item`).toBeDefined();
    const holder = [...byId.values()].find((row) => !row.deleted && row.slug === slug);
    if (!holder && item?.deleted) continue;
    const response = await user.bySlug(slug);
    expect(noteSchema.parse(response.body)._id).toBe(holder?.id ?? itemId);
  }
}
