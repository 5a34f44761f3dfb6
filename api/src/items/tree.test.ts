import { paths } from '@my-note/contract';
import { createDice } from '@my-note/contract/testing/dice';
import { describe, expect, it } from 'vitest';
import { useApp } from '../testing/test-app.ts';
import { changeTree, checkTree } from '../testing/tree.ts';

const { newUser, db } = useApp({ writesPerMinute: 0 });

describe('The tree', () => {
  it.each([1, 2, 3])('stays consistent through any sequence of changes (%i)', async (seed) => {
    const user = await newUser();
    const dice = createDice(seed * 7_919);
    for (let step = 0; step < 60; step += 1) {
      await changeTree(user, dice);
      await checkTree(user, db());
    }
  });

  it('stays consistent under concurrent changes', async () => {
    const user = await newUser();
    for (const title of ['One', 'Two', 'Three']) await user.category(title);
    for (let round = 0; round < 6; round += 1) {
      await Promise.all([1, 2, 3, 4, 5, 6].map((n) => changeTree(user, createDice(round * 31 + n))));
      await checkTree(user, db());
    }
  });

  it('returns one draft to concurrent draft calls', async () => {
    const user = await newUser();
    const drafts = await Promise.all(Array.from({ length: 10 }, () => user.draft()));
    expect(new Set(drafts.map(({ _id }) => _id)).size).toBe(1);
    expect(await user.list()).toHaveLength(1);
  });

  it('makes different slugs for concurrent saves of one title', async () => {
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

  it('lets exactly one of two crossing moves win, so that there is no cycle', async () => {
    const user = await newUser();
    const [a, b] = [await user.category('A'), await user.category('B')];
    const responses = await Promise.all([
      user.call('PATCH', paths.move(a._id), { category: b._id }),
      user.call('PATCH', paths.move(b._id), { category: a._id }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    await checkTree(user, db());
  });
});
