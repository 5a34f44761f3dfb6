import { type ListItem, paths } from '@my-note/shared-kit/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { newUser } = useApp();

/** Small and repeatable, so that a failing run can be run again. */
function createDice(seed: number) {
  let state = seed;
  const roll = (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
  return { roll, pick: <T>(list: T[]): T | undefined => list[roll(list.length)] };
}

function checkTree(list: ListItem[]) {
  const byId = new Map(list.map((item) => [item._id, item]));
  expect(new Set(list.map(({ slug }) => slug)).size).toBe(list.length);
  for (const item of list) {
    const cut = item.slug.lastIndexOf('/');
    const parent = item.category ? byId.get(item.category._id) : undefined;
    if (item.category) expect(parent, `${item.slug} has a living parent`).toMatchObject({ type: 'category' });
    expect(cut < 0 ? undefined : item.slug.slice(0, cut)).toBe(parent?.slug);
  }
}

async function change(user: TestUser, { roll, pick }: ReturnType<typeof createDice>) {
  const list = await user.list();
  const categories = list.filter(({ type }) => type === 'category');
  const item = pick(list);
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
    () => item && user.moveToTrash(item._id),
    () => trashed && user.restore(trashed._id),
    () => item?.type === 'category' && user.call('DELETE', paths.category(item._id)),
  ];
  const answer = await actions[roll(actions.length)]?.();
  if (answer && 'status' in answer) expect([200, 400, 404, 409]).toContain(answer.status);
}

describe('The tree', () => {
  it.each([1, 2, 3])('stays whole through any sequence of changes (%i)', async (seed) => {
    const user = await newUser();
    const dice = createDice(seed * 7_919);
    for (let step = 0; step < 50; step += 1) {
      await change(user, dice);
      checkTree(await user.list());
    }
  });

  it('stays whole when changes come at the same time', async () => {
    const user = await newUser();
    for (const title of ['One', 'Two', 'Three']) await user.category(title);
    for (let round = 0; round < 6; round += 1) {
      await Promise.all([1, 2, 3, 4, 5, 6].map((n) => change(user, createDice(round * 31 + n))));
      checkTree(await user.list());
    }
  });

  it('gives concurrent draft calls one draft', async () => {
    const user = await newUser();
    const drafts = await Promise.all(Array.from({ length: 10 }, () => user.draft()));
    expect(new Set(drafts.map(({ _id }) => _id)).size).toBe(1);
    expect(await user.list()).toHaveLength(1);
  });

  it('gives concurrent saves of one title different slugs', async () => {
    const user = await newUser();
    const notes = [];
    for (let n = 0; n < 6; n += 1) notes.push(await user.note(`Start ${n}`));
    await Promise.all(notes.map(({ _id }) => user.change(_id, { title: 'Same' })));
    const slugs = (await user.list()).map(({ slug }) => slug).sort();
    expect(slugs).toEqual(['same', 'same-2', 'same-3', 'same-4', 'same-5', 'same-6']);
  });

  it('lets exactly one of several saves on the same version win', async () => {
    const user = await newUser();
    const note = await user.note('Plan');
    const saves = ['a', 'b', 'c', 'd', 'e'].map((content) =>
      user.change(note._id, { content, baseVersion: note.version }),
    );
    const states = (await Promise.all(saves)).map(({ status }) => status).sort();
    expect(states).toEqual([200, 409, 409, 409, 409]);
  });

  it('lets exactly one of two crossing moves win, so that no circle arises', async () => {
    const user = await newUser();
    const [a, b] = [await user.category('A'), await user.category('B')];
    const answers = await Promise.all([
      user.call('PATCH', paths.move(a._id), { category: b._id }),
      user.call('PATCH', paths.move(b._id), { category: a._id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    checkTree(await user.list());
  });
});
