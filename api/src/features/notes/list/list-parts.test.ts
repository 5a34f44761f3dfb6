import { paths } from '@my-note/contract';
import { listPaths, treeStartSchema } from '@my-note/contract/list-parts';
import { createDice } from '@my-note/contract/testing/dice';
import { describe, expect, it } from 'vitest';
import { items } from '../../../items/tables.ts';
import { importZip, zipOf } from '../../../testing/files/archives.ts';
import { undo } from '../../../testing/files/previews.ts';
import { createListReader } from '../../../testing/list-reader.ts';
import { useApp } from '../../../testing/test-app.ts';
import { createClient, type TestUser } from '../../../testing/test-user.ts';
import { changeTree } from '../../../testing/tree.ts';

const { app, db, newUser } = useApp({ writesPerMinute: 0 });

/** A user whose list has been read in parts, and the reader. */
async function setUp() {
  const user = await newUser();
  const work = await user.category('Work');
  const note = await user.note('Plan', work._id);
  await user.note('Other');
  const reader = createListReader(user);
  await reader.update();
  await reader.expectWhole();
  return { user, work, note, reader };
}

describe('The changes of the list', () => {
  it.each<[string, number, (user: TestUser, work: string, note: string) => Promise<unknown>]>([
    ['a new note', 1, (user) => user.note('New')],
    ['an untitled draft', 1, (user) => user.draft()],
    ['a text', 1, (user, _work, note) => user.change(note, { content: 'new' })],
    ['a title', 1, (user, _work, note) => user.change(note, { title: 'New' })],
    [
      'a category with its slugs',
      2,
      (user, work) => user.call('PUT', paths.category(work), { title: 'Job' }),
    ],
    ['a pin', 1, (user, _work, note) => user.call('PATCH', paths.pin(note))],
    ['an icon', 1, (user, _work, note) => user.call('PATCH', paths.icon(note), { icon: '🌱' })],
    ['a lock', 1, (user, _work, note) => user.call('PATCH', paths.lock(note), { locked: true })],
    ['a move', 1, (user, _work, note) => user.call('PATCH', paths.move(note), { category: null })],
    ['an order in a category', 1, (user, work, note) => user.call('PUT', paths.ordering(work), { id: note })],
    ['an order at the top', 0, (user, work) => user.call('PUT', paths.ordering('root'), { id: work })],
    ['the trash', 2, (user, work) => user.moveToTrash(work)],
    ['a deleted category', 2, (user, work) => user.call('DELETE', paths.category(work))],
    ['a note that is deleted at once', 1, (user, _work, note) => user.call('DELETE', paths.note(note))],
    ['nothing', 0, async () => {}],
  ])('are few and right after %s', async (_name, count, write) => {
    const { user, work, note, reader } = await setUp();
    await write(user, work._id, note._id);
    expect(await reader.update()).toBe(count);
    await reader.expectWhole();
  });

  it('bring back what was restored, and an emptied trash costs those nothing who saw it trashed', async () => {
    const { user, work, reader } = await setUp();
    await user.moveToTrash(work._id);
    await reader.update();
    await user.restore(work._id);
    expect(await reader.update()).toBe(2);
    await reader.expectWhole();
    await user.moveToTrash(work._id);
    await reader.update();
    await user.call('DELETE', `${paths.notes}?filters[deleted]=true`);
    expect(await reader.update()).toBe(0);
    await reader.expectWhole();
  });

  it('are not known to those who have not seen it trashed: they read the whole list', async () => {
    const { user, work, reader } = await setUp();
    await user.moveToTrash(work._id);
    await user.call('DELETE', `${paths.notes}?filters[deleted]=true`);
    expect(await reader.update()).toBeUndefined();
    await reader.expectWhole();
  });

  it('are not known to a caller that is ahead of the service', async () => {
    const user = await newUser();
    const ahead = `${listPaths.changes}?since=99&orderVersion=0`;
    expect((await user.call('GET', ahead)).body).toMatchObject({ outdated: true });
  });

  it('have what an import brings, and what undoing it takes away', async () => {
    const { user, reader } = await setUp();
    const files = { 'Work/new.md': '1', 'Home/list.md': '2', 'Home/deep/er.md': '3' };
    const { _id } = await importZip(app(), user, await zipOf(files));
    expect(await reader.update()).toBeGreaterThan(3);
    await reader.expectWhole();
    await undo(user, _id);
    expect(await reader.update()).toBeGreaterThan(3);
    await reader.expectWhole();
  });

  it.each([1, 2, 3])('follow any sequence of changes by two clients at once (%i)', async (seed) => {
    const user = await newUser();
    const other = createClient(app(), user, user.cookie);
    for (const title of ['One', 'Two', 'Three']) await user.category(title);
    const [often, seldom] = [createListReader(user), createListReader(other)];
    for (let round = 0; round < 25; round += 1) {
      const writes = [1, 2, 3, 4].map((n) =>
        changeTree(n % 2 ? user : other, createDice(seed * 7_919 + round * 31 + n)),
      );
      // Read while they are written: a later read makes up for what this one missed.
      await Promise.all([...writes, often.update()]);
      await often.update();
      await often.expectWhole();
    }
    await seldom.update();
    await seldom.expectWhole();
  });

  it('are those of one user', async () => {
    const { reader } = await setUp();
    await (await newUser()).note('His');
    expect(await reader.update()).toBe(0);
    await reader.expectWhole();
  });
});

/** Many notes at the top level, in one write. */
async function insertNotes(user: TestUser, count: number) {
  const now = new Date();
  const row = (n: number) => ({
    id: `0190a000-0000-7000-8000-${n.toString(16).padStart(4, '0')}${user._id.slice(-8)}`,
    createdBy: user._id,
    createdAt: now,
    updatedAt: new Date(now.getTime() - n),
    type: 'note' as const,
    title: `Note ${n}`,
    slug: `note-${n}`,
  });
  for (let n = 0; n < count; n += 400)
    await db()
      .insert(items)
      .values(Array.from({ length: 400 }, (_, at) => row(n + at)));
}

it('A long list is read in parts, also while it changes', async () => {
  const user = await newUser();
  await insertNotes(user, 5_200);
  const reader = createListReader(user);
  const first = await user.list();
  await Promise.all([
    reader.update(),
    user.moveToTrash(first[10]?._id ?? ''),
    user.change(first[20]?._id ?? '', { title: 'Changed' }),
  ]);
  await reader.update();
  await reader.expectWhole();
});

describe('The beginning of the tree', () => {
  const start = async (user: TestUser, query: string) =>
    treeStartSchema.parse((await user.call('GET', `${listPaths.tree}${query}`)).body);

  it('has the top level, the opened categories, and those above the page', async () => {
    const user = await newUser();
    const [work, home, far] = [
      await user.category('Work'),
      await user.category('Home'),
      await user.category('Far'),
    ];
    const inner = await user.category('Inner', home._id);
    await user.note('At work', work._id);
    const deep = await user.note('Deep', inner._id);
    await user.note('Unseen', far._id);
    const { items: shown, open } = await start(user, `?slug=${deep.slug}&open=${work._id}`);
    expect(shown.map(({ slug }) => slug).sort()).toEqual([
      'far',
      'home',
      'home/inner',
      'home/inner/deep',
      'work',
      'work/at-work',
    ]);
    expect(open.sort()).toEqual([work._id, home._id, inner._id].sort());
    const listed = new Map((await user.list()).map((item) => [item._id, item]));
    for (const item of shown) expect(item).toEqual(listed.get(item._id));
  });

  it('is as long with many notes, in their order, and has the page itself', async () => {
    const user = await newUser();
    await insertNotes(user, 400);
    const notes = await user.list();
    const [last, chosen] = [notes.at(-1), notes[350]];
    await user.call('PUT', paths.ordering('root'), { id: chosen?._id, before: notes[0]?._id });
    const { items: shown, order } = await start(user, `?slug=${last?.slug}`);
    expect(order[0]).toBe(chosen?._id);
    expect(shown).toContainEqual(expect.objectContaining({ _id: last?._id }));
    expect(shown).toHaveLength(102);
  });

  it('has nothing of other users', async () => {
    const [ada, ben] = [await newUser(), await newUser()];
    const secret = await ada.category('Secret');
    await ada.note('Hidden', secret._id);
    expect(await start(ben, `?slug=secret/hidden&open=${secret._id}`)).toEqual({
      items: [],
      order: [],
      open: [],
    });
  });
});
