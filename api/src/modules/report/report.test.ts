import { paths, reportSchema } from '@my-note/shared-kit/contract';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { newUser } = useApp();
const report = async (user: TestUser) => reportSchema.parse((await user.call('GET', paths.report)).body);

it('The report of a new user is all zeros over 365 days that end today', async () => {
  const { totals, activity, ...lists } = await report(await newUser());
  expect(Object.values(totals).every((value) => value === 0)).toBe(true);
  expect(activity).toHaveLength(365);
  expect(activity.at(-1)?.date).toBe(new Date().toISOString().slice(0, 10));
  expect(activity[0]?.date).toBe(new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10));
  expect(lists).toEqual({ largest: [], categories: [], shares: [] });
});

it('The report counts what is there, by category and by size', async () => {
  const ada = await newUser();
  const work = await ada.category('Work');
  const long = await ada.note('Long', work._id, 'four words are here');
  await ada.note('Short', work._id, 'two words');
  const loose = await ada.note('Loose', null, 'one');
  const gone = await ada.note('Gone', null, 'not counted at all');
  await ada.moveToTrash(gone._id);
  await ada.call('PATCH', paths.pin(loose._id), { pinned: true });
  await ada.call('PUT', paths.share(long._id));
  await ada.draft();
  await (await newUser()).note('His', null, 'somebody else');
  const { totals, largest, categories, shares, activity } = await report(ada);
  expect(totals).toMatchObject({ notes: 3, categories: 1, drafts: 1, pinned: 1, shared: 1, trashed: 1 });
  expect(totals).toMatchObject({ words: 7, characters: 31 });
  expect(largest.map(({ title }) => title)).toEqual(['Long', 'Short', 'Loose']);
  expect(categories).toMatchObject([
    { _id: work._id, title: 'Work', notes: 2, words: 6 },
    { _id: null, title: '', words: 1 },
  ]);
  expect(shares).toEqual([{ _id: long._id, title: 'Long', views: 0, lastViewedAt: null }]);
  expect(activity.at(-1)).toMatchObject({ created: 5 });
});
