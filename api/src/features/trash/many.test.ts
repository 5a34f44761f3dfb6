import { LIMITS, type ManyBody, manyDoneSchema, paths } from '@my-note/contract';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { newUser } = useApp();
const change = async (user: TestUser, body: ManyBody) =>
  manyDoneSchema.parse((await user.call('POST', paths.changeMany, body)).body);

it('moves several items and names those that are refused, without holding up the others', async () => {
  const ada = await newUser();
  const [from, to] = [await ada.category('From'), await ada.category('To')];
  await ada.category('Bread', to._id);
  const bread = await ada.category('Bread', from._id);
  const [soup, salad] = [await ada.note('Soup', from._id), await ada.note('Salad', from._id)];
  const ids = [soup._id, bread._id, salad._id];
  const done = await change(ada, { ids, action: 'move', category: to._id });
  expect(done.ids).toEqual([soup._id, salad._id]);
  expect(done.refused).toEqual([{ _id: bread._id, message: expect.stringMatching(/\w/) }]);
  expect((await ada.bySlug('to/soup')).body).toMatchObject({ category: { _id: to._id } });
  expect((await ada.bySlug('from/bread')).status).toBe(200);
});

it('pins, unpins and trashes several items, and leaves those of others alone', async () => {
  const [ada, bob] = [await newUser(), await newUser()];
  const [one, two] = [await ada.note('One'), await ada.note('Two')];
  const his = await bob.note('His');
  const ids = [one._id, two._id, his._id];
  expect((await change(ada, { ids, action: 'pin' })).ids).toEqual([one._id, two._id]);
  expect((await ada.list()).map(({ pinned }) => pinned)).toEqual([true, true]);
  await change(ada, { ids, action: 'unpin' });
  expect((await ada.list()).map(({ pinned }) => pinned)).toEqual([false, false]);
  expect((await change(ada, { ids, action: 'trash' })).refused.map(({ _id }) => _id)).toEqual([his._id]);
  expect(await ada.list()).toEqual([]);
  expect(await bob.list()).toMatchObject([{ _id: his._id, pinned: false }]);
});

it('responds 400 to no items, too many, or a move without its category', async () => {
  const ada = await newUser();
  const { _id } = await ada.note('Bread');
  const status = async (body: object) => (await ada.call('POST', paths.changeMany, body)).status;
  expect(await status({ ids: [], action: 'pin' })).toBe(400);
  expect(await status({ ids: Array(LIMITS.manyItems + 1).fill(_id), action: 'pin' })).toBe(400);
  expect(await status({ ids: [_id], action: 'move' })).toBe(400);
  expect(await status({ ids: [_id], action: 'delete' })).toBe(400);
});
