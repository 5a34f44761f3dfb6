import { LIMITS, paths, previewsSchema } from '@my-note/contract';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { newUser } = useApp();
const call = (user: TestUser, ids: string[]) => user.call('GET', `${paths.previews}?ids=${ids.join(',')}`);
const previews = async (user: TestUser, ids: string[]) =>
  Object.fromEntries(
    previewsSchema.parse((await call(user, ids)).body).map(({ _id, excerpt }) => [_id, excerpt]),
  );

it('responds with the beginnings of texts as they are now', async () => {
  const ada = await newUser();
  const [bread, soup] = [
    await ada.note('Bread', null, '# Flour\n\n**Knead** it.'),
    await ada.note('Soup', null, ' '),
  ];
  expect(await previews(ada, [bread._id, soup._id])).toEqual({
    [bread._id]: 'Flour Knead it.',
    [soup._id]: '',
  });
  await ada.change(soup._id, { content: 'Onions first.' });
  expect(await previews(ada, [soup._id.toUpperCase()])).toEqual({ [soup._id]: 'Onions first.' });
});

it('leaves out what is in the trash, is gone, or belongs to another user', async () => {
  const [ada, bob] = [await newUser(), await newUser()];
  const [kept, trashed] = [await ada.note('Kept', null, 'Here.'), await ada.note('Trashed', null, 'Gone.')];
  const his = await bob.note('His', null, 'Secret.');
  await ada.moveToTrash(trashed._id);
  const nowhere = kept._id.replace(/.{12}$/, '000000000000');
  expect(await previews(ada, [kept._id, trashed._id, his._id, nowhere])).toEqual({ [kept._id]: 'Here.' });
});

it('responds 400 to no ids, too many, or other text', async () => {
  const ada = await newUser();
  const { _id } = await ada.note('Bread');
  expect((await call(ada, Array(LIMITS.previews).fill(_id))).status).toBe(200);
  expect((await call(ada, Array(LIMITS.previews + 1).fill(_id))).status).toBe(400);
  expect((await call(ada, [])).status).toBe(400);
  expect((await call(ada, ['bread'])).status).toBe(400);
});
