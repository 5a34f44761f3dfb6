import { itemListSchema, paths } from '@my-note/contract';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { newUser } = useApp();
const backlinks = async (user: TestUser, id: string) =>
  itemListSchema.parse((await user.call('GET', paths.backlinks(id))).body).map(({ title }) => title);

it('Backlinks are the living notes whose text links to a note, also after a rename', async () => {
  const ada = await newUser();
  const target = await ada.note('Target');
  const first = await ada.note('First', null, `See [it](note:${target._id}).`);
  await ada.note('Second', null, `See [it][1].\n\n[1]: note:${target._id} "title"`);
  await ada.note('Unrelated', null, `The id is ${target._id}.`);
  await ada.change(target._id, { title: 'Renamed' });
  expect((await backlinks(ada, target._id)).sort()).toEqual(['First', 'Second']);
  await ada.moveToTrash(first._id);
  expect(await backlinks(ada, target._id)).toEqual(['Second']);
});

it('Backlinks never contain notes of another user', async () => {
  const [ada, bob] = [await newUser(), await newUser()];
  const target = await ada.note('Target');
  await bob.note('His', null, `[it](note:${target._id})`);
  expect(await backlinks(ada, target._id)).toEqual([]);
  expect((await bob.call('GET', paths.backlinks(target._id))).status).toBe(404);
});
