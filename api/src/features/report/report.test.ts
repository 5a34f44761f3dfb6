import { paths } from '@my-note/contract';
import { reportSchema } from '@my-note/contract/report';
import { expect, it } from 'vitest';
import { attach, PNG } from '../../testing/files/files.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { app, newUser, advance, clock } = useApp();
const DAY = 24 * 60 * 60_000;
const report = async (user: TestUser) => reportSchema.parse((await user.call('GET', paths.report)).body);

it('The report of a new user is all zeros over 365 days that end today', async () => {
  const { totals, activity, ...lists } = await report(await newUser());
  expect(Object.values(totals).every((value) => value === 0)).toBe(true);
  expect(activity).toHaveLength(365);
  expect(activity.at(-1)?.date).toBe(new Date().toISOString().slice(0, 10));
  expect(activity[0]?.date).toBe(new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10));
  const storage = { texts: 0, versions: 0, attachments: 0, files: 0 };
  expect(lists).toEqual({ growth: [], storage, largest: [], categories: [], shares: [] });
});

it('The report counts notes by category and by size', async () => {
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
    { _id: work._id, title: 'Work', slug: 'work', notes: 2, words: 6 },
    { _id: null, title: '', slug: null, words: 1 },
  ]);
  expect(shares).toEqual([{ _id: long._id, title: 'Long', slug: 'work/long', views: 0, lastViewedAt: null }]);
  expect(activity.at(-1)).toMatchObject({ created: 5 });
});

it('The largest notes are ordered by their number of words', async () => {
  const ada = await newUser();
  await ada.note('Long words', null, 'incomprehensibilities counterrevolutionaries');
  await ada.note('Many words', null, 'a b c d');
  await ada.note('As many', null, 'aa b c d');
  const { largest } = await report(ada);
  expect(largest.map(({ title }) => title)).toEqual(['As many', 'Many words', 'Long words']);
});

it('The report has the growth of notes and words, ending today', async () => {
  const ada = await newUser();
  const first = await ada.note('First', null, 'two words');
  const gone = await ada.note('Gone', null, 'not counted');
  advance(2 * DAY);
  await ada.note('Second', null, 'three words more');
  await ada.draft();
  await ada.moveToTrash(gone._id);
  const { growth, activity } = await report(ada);
  expect(growth.map(({ notes, words }) => [notes, words])).toEqual([
    [1, 2],
    [1, 2],
    [2, 5],
  ]);
  expect(growth.at(-1)?.date).toBe(clock().toISOString().slice(0, 10));
  expect(growth[0]?.date).toBe(first.createdAt.slice(0, 10));
  expect(activity.at(-1)).toMatchObject({ created: 2 });
});

it('The report has the bytes of texts, versions, and files', async () => {
  const ada = await newUser();
  const note = await ada.note('Umlaut', null, 'Grüße');
  const gone = await ada.note('Gone', null, 'x');
  for (const content of ['Grüße!', 'Grüße!!']) {
    advance(DAY);
    for (const { _id } of [note, gone]) await ada.change(_id, { content });
  }
  await ada.moveToTrash(gone._id);
  await attach(app(), ada, 'p.png', PNG);
  const { storage, totals, activity } = await report(ada);
  expect(storage).toEqual({ texts: 9, versions: 7 + 8, attachments: PNG.length, files: 1 });
  expect(totals.attachmentsBytes).toBe(PNG.length);
  // The states of what is in the trash now were written on their days all the same.
  expect(activity.slice(-3).map(({ updated }) => updated)).toEqual([2, 2, 1]);
});

it('A note that was changed several times on a day counts once', async () => {
  const ada = await newUser();
  const { _id } = await ada.note('Often');
  // Far from midnight.
  advance(2 * DAY - (clock().getTime() % DAY) + DAY / 2);
  for (const content of ['a', 'b', 'c']) {
    advance(10 * 60_000);
    await ada.change(_id, { content });
  }
  expect((await report(ada)).activity.at(-1)).toMatchObject({ created: 0, updated: 1 });
});
