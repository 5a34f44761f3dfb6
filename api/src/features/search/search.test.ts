import { contentSearchSchema, paths } from '@my-note/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../core/services.ts';
import { items } from '../../items/tables.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { createSearchIndexer } from './search-index.worker.ts';

const { newUser, db } = useApp();
const index = () =>
  createSearchIndexer(
    { db: db(), clock: systemClock },
    { error: (error) => expect.fail(String(error)) },
  ).drain();

async function search(user: TestUser, q: string) {
  const response = await user.call('GET', `${paths.contentSearch}?q=${encodeURIComponent(q)}`);
  return contentSearchSchema.parse(response.body);
}
const titles = async (user: TestUser, q: string) =>
  (await search(user, q)).data.map(({ item }) => item.title);

describe.each(['before', 'after'])('Content search %s the index is written', (when) => {
  async function withNotes(notes: Record<string, string>) {
    const user = await newUser();
    for (const [title, content] of Object.entries(notes)) await user.note(title, null, content);
    if (when === 'after') await index();
    return user;
  }

  it('finds words, beginnings and parts of words', async () => {
    const ada = await withNotes({ Plan: 'Buy a **notebook** and pens', Other: 'Nothing here' });
    for (const q of ['notebook', 'note', 'tebo', 'book', 'k', 'pens notebook', 'BOOK plan']) {
      expect(await titles(ada, q), q).toContain('Plan');
    }
    for (const q of ['nbook', 'notebook other', 'bookk']) expect(await titles(ada, q), q).toEqual([]);
  });

  it('treats the signs in a name as part of it', async () => {
    const ada = await withNotes({
      Sharp: 'Learn C# and F#.',
      Plain: '# C\n\nThe language c, a#b and #c',
      Call: 'call `my_func_name(a_b)` now',
      Apart: 'my other func has a name, a and b',
    });
    expect(await titles(ada, 'C#')).toEqual(['Sharp']);
    expect(await titles(ada, 'f#')).toEqual(['Sharp']);
    expect(await titles(ada, 'my_func_name')).toEqual(['Call']);
    expect((await titles(ada, 'my func name')).toSorted()).toEqual(['Apart', 'Call']);
    const [hit] = (await search(ada, 'my_func_name')).data;
    expect(hit?.snippet.text).toBe('call my_func_name(a_b) now');
    expect(hit?.snippet.highlights).toEqual([[5, 17]]);
  });

  it('ranks items with the signs of the search first', async () => {
    const ada = await withNotes({
      Dot: 'Written for .NET long ago',
      Fish: 'a net, again a net',
      Fishing: 'the net',
    });
    expect((await titles(ada, '.NET'))[0]).toBe('Dot');
    expect((await titles(ada, 'net "for .net"'))[0]).toBe('Dot');
    expect(await titles(ada, 'net')).toEqual(['Fishing', 'Fish', 'Dot']);
  });

  it('finds text of scripts without spaces', async () => {
    const ada = await withNotes({
      日記: '明日は東京に行きます',
      中文: '我们在花园里种西红柿',
      ไทย: 'ฉันรักสวนของฉัน',
    });
    expect(await titles(ada, '東京')).toEqual(['日記']);
    expect(await titles(ada, '京')).toEqual(['日記']);
    expect(await titles(ada, '花园里种')).toEqual(['中文']);
    expect(await titles(ada, 'สวน')).toEqual(['ไทย']);
    expect(await titles(ada, '中')).toEqual(['中文']);
  });

  it('ignores accents and case, both ways', async () => {
    const ada = await withNotes({ Dessert: 'Crème brûlée à la maison', Trip: 'Da Nang' });
    expect(await titles(ada, 'creme BRULEE')).toEqual(['Dessert']);
    expect(await titles(ada, 'Đà Nẵng')).toEqual(['Trip']);
  });

  it('ranks a title over a text, and a whole word over a part', async () => {
    const ada = await withNotes({
      A: 'gardening all day',
      B: 'one garden',
      'My garden': 'x',
      'Garden plan': 'y',
      Garden: 'z',
    });
    expect(await titles(ada, 'garden')).toEqual(['Garden', 'Garden plan', 'My garden', 'B', 'A']);
  });

  it('matches quoted words as a phrase', async () => {
    const ada = await withNotes({ Right: 'the **old** oak tree', Wrong: 'oak is old' });
    expect(await titles(ada, '"old oak"')).toEqual(['Right']);
    expect((await titles(ada, 'old oak')).sort()).toEqual(['Right', 'Wrong']);
  });

  it('marks the match in title and text', async () => {
    const ada = await withNotes({ 'Plan B': `${'word '.repeat(100)}the plan is good` });
    const [hit] = (await search(ada, 'plan')).data;
    expect(hit?.title.highlights).toEqual([[0, 4]]);
    expect(hit?.snippet.text).toContain('the plan is good');
    expect(hit?.snippet.highlights.map(([a, b]) => hit.snippet.text.slice(a, b))).toEqual(['plan']);
  });

  it('shows the present state after a change, a move to the trash, and a restore', async () => {
    const ada = await withNotes({ Plan: 'apples' });
    const [item] = await ada.list();
    const id = item?._id ?? '';
    await ada.change(id, { content: 'pears' });
    expect(await titles(ada, 'apples')).toEqual([]);
    expect(await titles(ada, 'pears')).toEqual(['Plan']);
    await ada.moveToTrash(id);
    expect(await titles(ada, 'pears')).toEqual([]);
    await ada.restore(id);
    expect(await titles(ada, 'pears')).toEqual(['Plan']);
  });

  it('never returns items of another user', async () => {
    await withNotes({ Secret: 'xylophone' });
    expect(await titles(await newUser(), 'xylophone')).toEqual([]);
  });

  it('treats special characters of the database as text', async () => {
    const ada = await withNotes({ Signs: "it's 100% sure: a & b | !c \\ d" });
    for (const q of ["it's", '100%', '& |', 'a & !c', "' or 1=1", '\\', ':*']) {
      expect((await ada.call('GET', `${paths.contentSearch}?q=${encodeURIComponent(q)}`)).status, q).toBe(
        200,
      );
    }
    expect(await titles(ada, "it's 100%")).toEqual(['Signs']);
  });
});

describe('Content search', () => {
  it('reports how many notes are not indexed yet', async () => {
    const ada = await newUser();
    await ada.note('Plan');
    expect((await search(ada, 'x')).pending).toBe(1);
    await index();
    expect((await search(ada, 'x')).pending).toBe(0);
  });

  it('counts the words of notes that were written before they were counted', async () => {
    const ada = await newUser();
    const note = await ada.note('Old', null, `three words [here](note:${ada._id})`);
    const old = { words: 0, characters: 0, links: [], searchStale: true };
    await db().update(items).set(old).where(eq(items.id, note._id));
    await index();
    const [row] = await db().select().from(items).where(eq(items.id, note._id));
    expect(row).toMatchObject({ links: [ada._id], searchStale: false });
    expect(row?.words).toBeGreaterThan(2);
  });

  it('finds a note with more different text than fits into the index', async () => {
    const ada = await newUser();
    const text = Array.from({ length: 90_000 }, (_, n) =>
      String.fromCodePoint(0x4e00 + ((n * 7_919) % 20_000)),
    ).join('');
    await ada.note('Long', null, `${text} needle`);
    await index();
    expect((await search(ada, 'x')).pending).toBe(0);
    expect(await titles(ada, 'needle')).toEqual(['Long']);
    expect(await titles(ada, text.slice(50_000, 50_003))).toEqual(['Long']);
  });

  it('finds categories by title', async () => {
    const ada = await newUser();
    await ada.category('Garden');
    await index();
    expect((await search(ada, 'gard')).data[0]?.item).toMatchObject({ type: 'category', title: 'Garden' });
  });

  it('finds each item once while items are indexed and change', { timeout: 60_000 }, async () => {
    const ada = await newUser();
    const ids: string[] = [];
    for (const title of ['A', 'B', 'C']) ids.push((await ada.note(title, null, 'needle'))._id);
    const marked = (stale: boolean) =>
      db().update(items).set({ searchStale: stale }).where(eq(items.createdBy, ada._id));
    await index();
    let writing = true;
    const changes = (async () => {
      while (writing) {
        await marked(true);
        await marked(false);
      }
    })();
    const found: string[][] = [];
    for (let n = 0; n < 60; n += 1) {
      found.push((await search(ada, 'needle')).data.map(({ item }) => item._id).sort());
    }
    writing = false;
    await changes;
    expect(found).toEqual(Array(60).fill(ids.sort()));
  });

  it('returns the best thirty of very many', async () => {
    const ada = await newUser();
    for (let n = 0; n < 35; n += 1) await ada.note(`Note ${n}`, null, 'common');
    await ada.note('Common', null, '');
    await index();
    const found = await titles(ada, 'common');
    expect(found).toHaveLength(30);
    expect(found[0]).toBe('Common');
  });

  it.each(['', 'q=', `q=${'x'.repeat(201)}`, 'q=a&more=1'])('refuses the query %j', async (query) => {
    const ada = await newUser();
    expect((await ada.call('GET', `${paths.contentSearch}?${query}`)).status).toBe(400);
  });
});
