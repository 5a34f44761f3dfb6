import { examplesPresentSchema, examplesSchema, itemListSchema, noteSchema, paths } from '@my-note/contract';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { newUser } = useApp();
const load = async (user: TestUser) => examplesSchema.parse((await user.call('POST', paths.examples)).body);

it('Example notes are one category with at most 8 notes that link to each other', async () => {
  const ada = await newUser();
  const { data, added } = await load(ada);
  const list = await ada.list();
  expect(added).toBeGreaterThan(0);
  expect(added).toBeLessThanOrEqual(8);
  expect(list).toHaveLength(added + 1);
  const welcome = noteSchema.parse((await ada.bySlug('examples/welcome')).body);
  expect(welcome.category).toEqual({ _id: data._id, title: 'Examples' });
  const links = itemListSchema.parse((await ada.call('GET', paths.backlinks(welcome._id))).body);
  expect(links.map(({ title }) => title)).toEqual(['Links between notes']);
  for (const [, id] of welcome.content.matchAll(/note:([0-9a-f-]+)/g)) {
    expect(list.some(({ _id }) => _id === id)).toBe(true);
  }
});

it('Example notes are added once, and again after they were deleted', async () => {
  const ada = await newUser();
  const first = await load(ada);
  expect(await load(ada)).toMatchObject({ added: 0, data: first.data });
  await ada.moveToTrash(first.data._id);
  expect((await load(ada)).added).toBe(first.added);
});

it('Example notes get another title beside a category of the same title', async () => {
  const ada = await newUser();
  const mine = await ada.category('Examples');
  const { data } = await load(ada);
  expect(data).toMatchObject({ title: 'Examples 2' });
  expect((await ada.list()).filter(({ category }) => category?._id === mine._id)).toEqual([]);
});

it('Reading the example notes adds none, and shows them to their owner only', async () => {
  const [ada, bob] = [await newUser(), await newUser()];
  const present = async (user: TestUser) =>
    examplesPresentSchema.parse((await user.call('GET', paths.examples)).body).data;
  expect(await present(ada)).toBeNull();
  expect(await ada.list()).toEqual([]);
  const { data } = await load(ada);
  expect([await present(ada), await present(bob)]).toEqual([data, null]);
  await ada.moveToTrash(data._id);
  expect(await present(ada)).toBeNull();
  await ada.restore(data._id);
  expect((await present(ada))?._id).toBe(data._id);
});
