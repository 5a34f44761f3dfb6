import { paths, searchHistoryEntrySchema, searchHistorySchema } from '@my-note/contract';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { newUser, advance } = useApp();
const history = async (user: TestUser) =>
  searchHistorySchema.parse((await user.call('GET', paths.searchHistory)).body);
const add = (user: TestUser, keyword: string) => {
  advance(10);
  return user.call('POST', paths.searchHistory, { keyword });
};

it('The search history contains chosen notes with their category, and typed texts', async () => {
  const ada = await newUser();
  const work = await ada.category('Work');
  const note = await ada.note('Plan', work._id);
  await add(ada, '  garden ');
  await add(ada, note._id);
  expect(await history(ada)).toMatchObject([
    {
      keyword: note._id,
      result: { _id: note._id, slug: 'work/plan', title: 'Plan', category: { title: 'Work' } },
    },
    { keyword: 'garden', result: null },
  ]);
});

it('The search history contains an entry once, newest first, and at most 50', async () => {
  const ada = await newUser();
  for (let n = 0; n < 52; n += 1) await add(ada, `word ${n}`);
  await add(ada, 'word 30');
  const keywords = (await history(ada)).map(({ keyword }) => keyword);
  expect(keywords).toHaveLength(50);
  expect(keywords.slice(0, 2)).toEqual(['word 30', 'word 51']);
  expect(keywords.at(-1)).toBe('word 2');
});

it('The search history hides a note in the trash and removes a deleted one', async () => {
  const ada = await newUser();
  const note = await ada.note('Plan');
  await add(ada, note._id);
  await ada.moveToTrash(note._id);
  expect(await history(ada)).toEqual([]);
  await ada.restore(note._id);
  expect(await history(ada)).toHaveLength(1);
  await ada.call('DELETE', paths.note(note._id));
  expect(await history(ada)).toEqual([]);
});

it('The search history can be deleted, one entry or all, by its owner only', async () => {
  const [ada, bob] = [await newUser(), await newUser()];
  const entry = searchHistoryEntrySchema.parse((await add(ada, 'one')).body);
  await add(ada, 'two');
  expect((await bob.call('DELETE', paths.searchHistoryEntry(entry._id))).status).toBe(404);
  expect((await bob.call('DELETE', paths.searchHistory)).body).toEqual({ removed: 0 });
  expect((await ada.call('DELETE', paths.searchHistoryEntry(entry._id))).status).toBe(200);
  expect((await history(ada)).map(({ keyword }) => keyword)).toEqual(['two']);
  expect((await ada.call('DELETE', paths.searchHistory)).body).toEqual({ removed: 1 });
});

it('The search history accepts no note of another user', async () => {
  const [ada, bob] = [await newUser(), await newUser()];
  const note = await ada.note('Plan');
  expect((await add(bob, note._id)).status).toBe(404);
  expect(await history(bob)).toEqual([]);
});
