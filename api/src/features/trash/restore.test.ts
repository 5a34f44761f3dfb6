import { noteListSchema, paths } from '@my-note/contract';
import { createDice, type Dice } from '@my-note/contract/testing/dice';
import { expect, it } from 'vitest';
import { items } from '../../items/tables.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { newUser, db, services } = useApp({ writesPerMinute: 0 });

type Planted = { id: string; slug: string; type: 'note' | 'category'; children: string[] };

/** A random tree below one category, with orders and pins in it. */
async function plantBelow(user: TestUser, count: number, { roll, pick }: Dice) {
  const root = await user.category('Root');
  const planted: Planted[] = [{ id: root._id, slug: root.slug, type: 'category', children: [] }];
  const rows: (typeof items.$inferInsert)[] = [];
  for (let n = 1; n < count; n += 1) {
    const parent = pick(planted.filter(({ type }) => type === 'category'));
    if (!parent) throw new Error('There is always the root');
    const type = roll(4) === 0 ? 'category' : 'note';
    const id = services().ids.row();
    const slug = `${parent.slug}/item-${n}`;
    parent.children.push(id);
    planted.push({ id, slug, type, children: [] });
    const now = new Date();
    rows.push({
      id,
      createdBy: user._id,
      createdAt: now,
      updatedAt: now,
      type,
      title: `Item ${n}`,
      slug,
      parentId: parent.id,
      pinned: roll(5) === 0,
    });
  }
  for (const row of rows) {
    const children = planted.find(({ id }) => id === row.id)?.children ?? [];
    // Some of them, in any order; unlisted children come after them.
    row.order = children.filter(() => roll(3) > 0).sort(() => roll(3) - 1);
  }
  await db().insert(items).values(rows);
  return planted;
}

const wholeList = async (user: TestUser) => {
  const { data, order } = noteListSchema.parse((await user.call('GET', paths.notes)).body);
  return { data, order };
};

it('A category of a thousand items is restored with the same order, slugs, and pins', async () => {
  const user = await newUser();
  await user.note('Before');
  const [root] = await plantBelow(user, 1_000, createDice(6));
  await user.note('After');
  await user.call('PUT', paths.ordering('root'), { id: root?.id });
  const before = await wholeList(user);
  expect(before.data).toHaveLength(1_002);
  await user.moveToTrash(root?.id ?? '');
  expect(await user.list()).toHaveLength(2);
  expect((await user.restore(root?.id ?? '')).status).toBe(200);
  expect(await wholeList(user)).toEqual(before);
});

it.each([1, 2, 3, 4, 5, 6])(
  'Items trashed one after another are restored as they were when all are restored (%i)',
  async (seed) => {
    const user = await newUser();
    const dice = createDice(seed * 104_729);
    const planted = await plantBelow(user, 60, dice);
    const before = await wholeList(user);
    for (let n = 0; n < 8; n += 1) await user.moveToTrash(dice.pick(planted)?.id ?? '');
    const ids = (await user.trash()).map(({ _id }) => _id).sort(() => dice.roll(3) - 1);
    expect((await user.call('POST', paths.restoreMany, { ids })).body).toEqual({
      ids: expect.arrayContaining(ids),
    });
    expect(await user.trash()).toEqual([]);
    expect(await wholeList(user)).toEqual(before);
  },
);
