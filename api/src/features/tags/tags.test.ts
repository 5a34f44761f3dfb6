import { configListSchema, type Note, paths } from '@my-note/contract';
import { newAccessTokenSchema } from '@my-note/contract/sessions';
import {
  type TagChange,
  tagChangeSchema,
  tagListSchema,
  tagNotesSchema,
  tagPaths,
} from '@my-note/contract/tags';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { items } from '../../items/tables.ts';
import { textStatsOf } from '../../items/text.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { createSearchIndexer } from '../search/search-index.worker.ts';

const { app, newUser, db } = useApp();
const index = () =>
  createSearchIndexer(
    { db: db(), clock: () => new Date() },
    { error: (error) => expect(error).toBeUndefined() },
  ).drain();
let ada: TestUser;
beforeEach(async () => {
  ada = await newUser();
});

const tags = async (user = ada) =>
  tagListSchema
    .parse((await user.call('GET', tagPaths.tags)).body)
    .data.map(({ name, notes, all }) => `${name} ${notes}/${all}`);
const notesOf = async (tag: string, offset = 0) =>
  tagNotesSchema.parse(
    (await ada.call('GET', `${tagPaths.notes}?tag=${encodeURIComponent(tag)}&offset=${offset}`)).body,
  );
const titlesOf = async (tag: string) => (await notesOf(tag)).data.map(({ title }) => title).sort();
const rename = async (from: string, to: string) =>
  tagChangeSchema.parse((await ada.call('POST', tagPaths.rename, { from, to })).body);
const undo = async ({ changed }: TagChange) =>
  tagChangeSchema.parse((await ada.call('POST', tagPaths.undo, { changed })).body);
const contentOf = async ({ slug }: Note) => (await ada.bySlug(slug)).body;

describe('The tags of a person', () => {
  it('are derived at each save, with levels, and counted once for a note', async () => {
    await ada.note('One', null, '#Work/Log and #work, `#code`');
    const two = await ada.note('Two', null, '---\ntags: [home]\n---\n#work/log');
    expect(await tags()).toEqual(['home 1/1', 'Work 1/2', 'Work/Log 2/2']);
    await ada.change(two._id, { content: '#home' });
    expect(await tags()).toEqual(['home 1/1', 'Work 1/1', 'Work/Log 1/1']);
    await ada.change(two._id, { title: 'Both', content: 'none' });
    expect(await tags()).toEqual(['Work 1/1', 'Work/Log 1/1']);
  });

  it('are not those of trashed notes, and come back with them', async () => {
    const note = await ada.note('One', null, '#work');
    await ada.moveToTrash(note._id);
    expect(await tags()).toEqual([]);
    expect(await titlesOf('work')).toEqual([]);
    await ada.call('DELETE', paths.softDelete(note._id), { restore: true });
    expect(await tags()).toEqual(['work 1/1']);
    await ada.moveToTrash(note._id);
    await ada.call('DELETE', paths.note(note._id));
    expect(await tags()).toEqual([]);
  });

  it('follow a restored version', async () => {
    const note = await ada.note('One', null, '#before');
    await ada.change(note._id, { title: 'Other', content: '#after' });
    const [version] = Object(await ada.call('GET', paths.versions(note._id))).body;
    await ada.call('POST', `${paths.versions(note._id)}/${version._id}/restore`);
    expect(await tags()).toEqual(['before 1/1']);
  });

  it('are never shown to somebody else', async () => {
    const bob = await newUser();
    const note = await ada.note('One', null, '#secret');
    await ada.call('PUT', paths.share(note._id), {});
    expect(await tags(bob)).toEqual([]);
    const change = { changed: [{ _id: note._id, version: note.version }] };
    expect((await bob.call('POST', tagPaths.rename, { from: 'secret', to: 'x' })).body).toEqual({
      changed: [],
      left: [],
    });
    expect((await bob.call('POST', tagPaths.undo, change)).body).toEqual({ changed: [], left: [] });
    expect(await tags()).toEqual(['secret 1/1']);
  });

  it('of texts that were written before there were tags are read with the search index', async () => {
    const note = await ada.note('Old', null, '#work');
    const old = { tags: [], tagNames: [], searchStale: true };
    await db().update(items).set(old).where(eq(items.id, note._id));
    expect(await tags()).toEqual([]);
    await index();
    expect(await tags()).toEqual(['work 1/1']);
  });
});

describe('The notes of a tag', () => {
  it('also have a tag below it, in any spelling, and come in parts', async () => {
    const parent = await ada.note('Note', null, '#größe');
    const [row] = await db().select().from(items).where(eq(items.id, parent._id));
    if (!row) throw new Error('The note is gone');
    const copies = Array.from({ length: 100 }, (_, n) => ({
      ...row,
      id: parent._id.replace(/.{4}$/, String(1000 + n)),
      slug: `note-${n}`,
      ...textStatsOf(n % 2 ? '#Größe/a' : '#größe'),
    }));
    await db().insert(items).values(copies);
    await ada.note('Other', null, '#größer');
    const first = await notesOf('GRÖßE');
    expect([first.data.length, first.total, first.next]).toEqual([100, 101, 100]);
    const second = await notesOf('Größe', first.next);
    expect([second.data.length, second.next]).toEqual([1, undefined]);
    expect(await titlesOf('größe/a/b')).toEqual([]);
  });

  it.each(['', '12', 'two words', '##work', 'a//b', 'x'.repeat(101)])('are refused for %j', async (tag) => {
    const response = await ada.call('GET', `${tagPaths.notes}?tag=${encodeURIComponent(tag)}`);
    expect(response.status).toBe(400);
  });
});

describe('A tag that is renamed', () => {
  it('is renamed in all notes with the tags below it, and undone', async () => {
    const one = await ada.note('One', null, '#Work and #work/log `#work`');
    const two = await ada.note('Two', null, '---\ntags: [work]\n---\n#other');
    const before = [one.content, two.content];
    const change = await rename('work', 'job');
    expect([change.changed.length, change.left]).toEqual([2, []]);
    expect(await contentOf(one)).toMatchObject({ content: '#job and #job/log `#work`' });
    expect(await tags()).toEqual(['job 2/2', 'job/log 1/1', 'other 1/1']);
    expect((await undo(change)).changed).toHaveLength(2);
    expect(await contentOf(one)).toMatchObject({ content: before[0] });
    expect(await contentOf(two)).toMatchObject({ content: before[1] });
  });

  it('becomes one with another, and its former texts are in the history', async () => {
    const note = await ada.note('One', null, '#a #b');
    await rename('a', 'B');
    expect(await tags()).toEqual(['B 1/1']);
    const versions = await ada.call('GET', paths.versions(note._id));
    expect(versions.body).toHaveLength(1);
  });

  it('stays in a locked note, which is named', async () => {
    const note = await ada.note('Locked', null, '#work');
    await ada.call('PATCH', paths.lock(note._id), { locked: true });
    const change = await rename('work', 'job');
    expect(change).toMatchObject({
      changed: [],
      left: [{ title: 'Locked', message: expect.stringMatching('locked') }],
    });
    expect(await tags()).toEqual(['work 1/1']);
  });

  it('is not undone in a note that was changed since, which is named', async () => {
    const one = await ada.note('One', null, '#work');
    await ada.note('Two', null, '#work');
    const change = await rename('work', 'job');
    await ada.change(one._id, { content: '#job done' });
    const undone = await undo(change);
    expect(undone).toMatchObject({
      changed: [{}],
      left: [{ title: 'One', message: expect.stringMatching('changed since') }],
    });
    expect(await tags()).toEqual(['job 1/1', 'work 1/1']);
    expect(await contentOf(one)).toMatchObject({ content: '#job done' });
  });

  it('makes a save with the former version a conflict, so that no text is lost', async () => {
    const note = await ada.note('Open', null, '#work');
    await rename('work', 'job');
    const saved = await ada.call('PUT', paths.note(note._id), {
      content: '#work more',
      baseVersion: note.version,
    });
    expect([saved.status, Object(saved.body).code]).toEqual([409, 'VERSION_CONFLICT']);
  });

  it('is found in a note whose tags are not known yet', async () => {
    const note = await ada.note('Old', null, '#work');
    const old = { tags: [], tagNames: [], searchStale: true };
    await db().update(items).set(old).where(eq(items.id, note._id));
    expect((await rename('work', 'job')).changed).toHaveLength(1);
  });

  it('is refused under a name that is none, and with a token that only reads', async () => {
    const refused = await ada.call('POST', tagPaths.rename, { from: 'work', to: 'two words' });
    expect([refused.status, Object(refused.body).message]).toEqual([
      400,
      expect.stringMatching('A tag has letters'),
    ]);
    const made = await ada.call('POST', paths.tokens, { name: 'a', scope: 'read', expires: null });
    const { token } = newAccessTokenSchema.parse(made.body);
    const response = await app().inject({
      ...{ method: 'POST', url: `/api${tagPaths.rename}`, payload: { from: 'a', to: 'b' } },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.statusCode).toBe(403);
  });
});

describe('The color of a tag', () => {
  const colorsOf = async () =>
    configListSchema.parse((await ada.call('GET', paths.configs)).body).find(({ key }) => key === 'tagColors')
      ?.value;
  const color = (value: string) => ada.call('PUT', paths.configs, { key: 'tagColors', value });

  it('goes with a rename, of the tags below it too', async () => {
    await ada.note('One', null, '#work #work/log');
    await color('work=red,work/log=blue,home=pink');
    await rename('work', 'job');
    expect(await colorsOf()).toBe('home=pink,job=red,job/log=blue');
  });

  it('is that of the other tag when both become one', async () => {
    await ada.note('One', null, '#work');
    await ada.note('Two', null, '#job');
    await color('work=red,job=blue');
    await rename('work', 'job');
    expect(await colorsOf()).toBe('job=blue');
  });

  it('is none when both become one and the other has none', async () => {
    await ada.note('One', null, '#work');
    await ada.note('Two', null, '#job');
    await color('work=red,home=pink');
    await rename('work', 'job');
    expect(await colorsOf()).toBe('home=pink');
  });

  it('stays where a locked note keeps the name, or no note was changed', async () => {
    const locked = await ada.note('Locked', null, '#work');
    await ada.call('PATCH', paths.lock(locked._id), { locked: true });
    await color('work=red');
    await rename('work', 'job');
    expect(await colorsOf()).toBe('work=red');
    await ada.note('Open', null, '#work');
    await rename('work', 'job');
    expect(await colorsOf()).toBe('work=red,job=red');
  });
});
