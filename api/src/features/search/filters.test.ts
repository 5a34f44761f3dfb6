import { contentSearchSchema, paths } from '@my-note/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { items } from '../../items/tables.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { createSearchIndexer } from './search-index.worker.ts';

const { newUser, db } = useApp();

const index = () =>
  createSearchIndexer(
    { db: db(), clock: () => new Date(Date.now() + 60_000) },
    { error: (error) => expect.fail(String(error)) },
  ).drain();
const ask = (user: TestUser, query: string) =>
  user.call('GET', `${paths.contentSearch}?q=${encodeURIComponent(query)}`);
const find = async (user: TestUser, query: string) =>
  contentSearchSchema
    .parse((await ask(user, query)).body)
    .data.map(({ item }) => item.title)
    .sort();

const FILE = '/api/attachments/0f8fad5b-d9cb-469f-a165-70867728950e';

describe.each(['before', 'after'])('Filters of a search, %s notes are indexed', (when) => {
  it('tag: limits the hits to notes with the tag or one below it', async () => {
    const ada = await newUser();
    await ada.note('One', null, 'apples #work/log');
    await ada.note('Two', null, 'apples #Work #urgent');
    await ada.note('Three', null, 'apples #worker');
    await ada.note('Four', null, 'pears tag:none');
    if (when === 'after') await index();
    expect(await find(ada, 'tag:work apples')).toEqual(['One', 'Two']);
    expect(await find(ada, 'apples TAG:#WORK/LOG')).toEqual(['One']);
    expect(await find(ada, 'tag:work')).toEqual(['One', 'Two']);
    expect(await find(ada, 'tag:work tag:urgent')).toEqual(['Two']);
    expect(await find(ada, 'tag:work pears')).toEqual([]);
    expect(await find(ada, 'pears tag:')).toEqual(['Four']);
    expect(await find(await newUser(), 'tag:work')).toEqual([]);
  });

  it('in: takes a title or a path, and finds what is below', async () => {
    const ada = await newUser();
    const work = await ada.category('Work');
    const log = await ada.category('Weather Log', work._id);
    const home = await ada.category('Home');
    await ada.category('Weather Log', home._id);
    await ada.note('One', work._id, 'rain');
    await ada.note('Two', log._id, 'rain');
    await ada.note('Three', null, 'rain');
    if (when === 'after') await index();
    expect(await find(ada, 'in:work rain')).toEqual(['One', 'Two']);
    expect(await find(ada, 'in:"Work/Weather Log"')).toEqual(['Two']);
    expect(await find(ada, 'in:"weather log" in:Work')).toEqual(['Two']);
    expect(await find(ada, 'in:Home rain')).toEqual([]);
    const refused = await ask(ada, 'in:Nowhere rain');
    expect(refused).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('There is no category “Nowhere”') },
    });
    expect((await ask(await newUser(), 'in:Work')).status).toBe(400);
  });

  it('in: ignores accents, case, and punctuation, as words do', async () => {
    const ada = await newUser();
    const cafe = await ada.category('Café & Co');
    const road = await ada.category('Straße', cafe._id);
    await ada.note('One', cafe._id, 'crème');
    await ada.note('Two', road._id, 'crème');
    await ada.note('Three', null, 'crème');
    if (when === 'after') await index();
    for (const query of ['in:"cafe co" creme', 'in:"CAFÉ & CO" creme', 'in:"cafe\u0301 co"'])
      expect(await find(ada, query), query).toContain('Two');
    expect(await find(ada, 'in:"cafe co" creme')).toEqual(['One', 'Two']);
    expect(await find(ada, 'in:"cafe co/strasse" creme')).toEqual(['Two']);
    expect((await ask(ada, 'in:cafes creme')).status).toBe(400);
  });

  it('has: finds open tasks, pictures, and links to other attachments', async () => {
    const ada = await newUser();
    await ada.note('Task', null, 'x\n\n- [ ] paint');
    await ada.note('Done', null, 'x\n\n- [x] paint');
    await ada.note('Picture', null, `x ![A loaf](${FILE})`);
    await ada.note('File', null, `x [the plan](${FILE})`);
    if (when === 'after') await index();
    expect(await find(ada, 'has:task x')).toEqual(['Task']);
    expect(await find(ada, 'has:image')).toEqual(['Picture']);
    expect(await find(ada, 'has:FILE')).toEqual(['File']);
    expect(await find(ada, 'has:file has:image')).toEqual([]);
  });

  it('before: and after: compare when a note was changed', async () => {
    const ada = await newUser();
    const days = { Old: '2024-02-28T23:30:00Z', Leap: '2024-02-29T12:00:00Z', New: '2024-03-01T00:00:00Z' };
    for (const [title, time] of Object.entries(days)) {
      const { _id } = await ada.note(title, null, 'rain');
      if (when === 'after') await index();
      await db()
        .update(items)
        .set({ updatedAt: new Date(time) })
        .where(eq(items.id, _id));
    }
    expect(await find(ada, 'after:2024-02-29 rain')).toEqual(['Leap', 'New']);
    expect(await find(ada, 'before:2024-02-29')).toEqual(['Old']);
    expect(await find(ada, 'after:2024-02-29 before:2024-03-01')).toEqual(['Leap']);
    expect(await find(ada, 'after:2024-02-29T00:00+01:00')).toEqual(['Leap', 'New', 'Old']);
  });

  it('-word and -"two words" leave notes out, and phrases are found', async () => {
    const ada = await newUser();
    await ada.note('One', null, 'the old oak tree');
    await ada.note('Two', null, 'an oak is old');
    await ada.note('Draft', null, 'an old oak');
    if (when === 'after') await index();
    expect(await find(ada, 'oak -draft')).toEqual(['One', 'Two']);
    expect(await find(ada, '"old oak" -tree')).toEqual(['Draft']);
    expect(await find(ada, '-"old oak"')).toEqual(['Two']);
    expect(await find(ada, 'oak -old')).toEqual([]);
  });
});

it.each([
  ['has:video', 'has: takes task, image, or file'],
  ['before:yesterday', 'before: takes a day such as before:2026-12-01'],
  ['after:2026-02-30 x', 'after: takes a day such as after:2026-12-01'],
])('The search %s is refused in a sentence', async (query, message) => {
  const refused = await ask(await newUser(), query);
  expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
});

it('What notes of former versions show is read when they are indexed again', async () => {
  const ada = await newUser();
  const { _id } = await ada.note('Picture', null, `![A loaf](${FILE})`);
  await db().update(items).set({ media: sql`null`, searchStale: true }).where(eq(items.id, _id));
  expect(await find(ada, 'has:image')).toEqual([]);
  await index();
  expect(await find(ada, 'has:image')).toEqual(['Picture']);
});
