import { paths } from '@my-note/contract';
import { expect, it } from 'vitest';
import { useApp } from '../testing/test-app.ts';
import type { TestUser } from '../testing/test-user.ts';

const { newUser } = useApp();

const calls: [string, (bob: TestUser, note: string, category: string) => ReturnType<TestUser['call']>][] = [
  ['save', (bob, note) => bob.change(note, { content: 'mine' })],
  ['pin', (bob, note) => bob.call('PATCH', paths.pin(note))],
  ['move', (bob, note) => bob.call('PATCH', paths.move(note), { category: null })],
  ['move to the trash', (bob, note) => bob.moveToTrash(note)],
  ['restore', (bob, note) => bob.restore(note)],
  ['delete', (bob, note) => bob.call('DELETE', paths.note(note))],
  ['find', (bob) => bob.bySlug('work/plan')],
  [
    'rename a category',
    (bob, _note, category) => bob.call('PUT', paths.category(category), { title: 'Mine' }),
  ],
  ['delete a category', (bob, _note, category) => bob.call('DELETE', paths.category(category))],
  ['draft into a category', (bob, _note, category) => bob.call('POST', paths.draft, { category })],
  [
    'create below a category',
    (bob, _note, categoryId) => bob.call('POST', paths.categories, { title: 'In', categoryId }),
  ],
];

it.each(calls)("responds 404 to %s of another user's row", async (_name, call) => {
  const ada = await newUser();
  const bob = await newUser();
  const category = await ada.category('Work');
  const note = await ada.note('Plan', category._id);
  const before = [await ada.list(), (await ada.bySlug(note.slug)).body];
  expect((await call(bob, note._id, category._id)).status).toBe(404);
  expect([await ada.list(), (await ada.bySlug(note.slug)).body]).toEqual(before);
  expect(await bob.list()).toEqual([]);
});

it("responds 404 to a move of one's own note into another user's category", async () => {
  const ada = await newUser();
  const bob = await newUser();
  const category = await ada.category('Work');
  const own = await bob.note('Own');
  expect((await bob.call('PATCH', paths.move(own._id), { category: category._id })).status).toBe(404);
  expect((await bob.change(own._id, { category: category._id })).status).toBe(404);
});
