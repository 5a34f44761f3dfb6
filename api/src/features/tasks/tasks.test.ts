import { noteSchema, paths } from '@my-note/contract';
import { capturePaths } from '@my-note/contract/capture';
import { type TaskCheck, taskListSchema, taskPaths } from '@my-note/contract/tasks';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { items } from '../../items/tables.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { createSearchIndexer } from '../search/search-index.worker.ts';

const { newUser, db, services } = useApp({ writesPerMinute: 0 });

const read = async (user: TestUser, query = '') =>
  taskListSchema.parse((await user.call('GET', taskPaths.tasks + query)).body);
const texts = async (user: TestUser, query?: string) =>
  (await read(user, query)).tasks.map(({ text }) => text);
const check = (user: TestUser, task: TaskCheck) => user.call('POST', taskPaths.check, task);
const textOf = async (user: TestUser, slug: string) =>
  noteSchema.parse((await user.bySlug(slug)).body).content;

const LIST =
  '- [ ] later @2026-12-24\n- [x] done\n  - [ ] soon 📅 2026-12-01 #work/log\n\n```\n- [ ] code\n```\n- [ ] someday';

describe('Open tasks', () => {
  it('are listed by day, with their note, their words, and their tags', async () => {
    const ada = await newUser();
    const note = await ada.note('Plan', null, LIST);
    const { tasks, next } = await read(ada);
    expect(next).toBeNull();
    const { _id, title, slug } = note;
    expect(tasks).toEqual([
      {
        note: { _id, title, slug },
        index: 2,
        text: 'soon 📅 2026-12-01 #work/log',
        label: 'soon #work/log',
        due: '2026-12-01',
        tags: ['work/log'],
      },
      {
        note: { _id, title, slug },
        index: 0,
        text: 'later @2026-12-24',
        label: 'later',
        due: '2026-12-24',
        tags: [],
      },
      { note: { _id, title, slug }, index: 3, text: 'someday', label: 'someday', due: null, tags: [] },
    ]);
    expect(await texts(ada, '?to=2026-12-01')).toEqual(['soon 📅 2026-12-01 #work/log']);
    expect(await texts(ada, '?from=2026-12-02')).toEqual(['later @2026-12-24']);
    expect(await texts(ada, `?note=${_id}`)).toHaveLength(3);
    expect(await texts(await newUser())).toEqual([]);
  });

  it('follow the text: saved, appended, made in one call, restored, trashed, and deleted', async () => {
    const ada = await newUser();
    const note = await ada.note('Plan', null, '- [ ] one');
    await ada.change(note._id, { content: '- [ ] two' });
    expect(await texts(ada)).toEqual(['two']);
    await ada.call('POST', capturePaths.append(note._id), { content: '- [ ] three' });
    expect(await texts(ada)).toEqual(['two', 'three']);
    await ada.call('POST', paths.notes, { title: 'Other', content: '- [ ] four' });
    expect((await texts(ada)).sort()).toEqual(['four', 'three', 'two']);
    await ada.change(note._id, { content: 'nothing' });
    const versions = (await ada.call('GET', paths.versions(note._id))).body as { _id: string }[];
    await ada.call('POST', paths.restoreVersion(note._id, versions.at(-1)?._id ?? ''));
    expect(await texts(ada)).toContain('one');
    await ada.moveToTrash(note._id);
    expect(await texts(ada)).toEqual(['four']);
    await ada.restore(note._id);
    expect(await texts(ada)).toContain('one');
    await ada.moveToTrash(note._id);
    await ada.call('DELETE', paths.note(note._id));
    expect(await texts(ada)).toEqual(['four']);
  });

  it('come in parts, each task once', async () => {
    const ada = await newUser();
    const lines = Array.from(
      { length: 700 },
      (_, n) => `- [ ] task ${n}${n % 3 ? ` @2026-12-0${1 + (n % 9)}` : ''}`,
    );
    await ada.note('Many', null, lines.join('\n'));
    const first = await read(ada);
    expect(first.tasks).toHaveLength(500);
    const second = await read(ada, `?after=${first.next}`);
    expect(second.next).toBeNull();
    const all = [...first.tasks, ...second.tasks];
    expect(new Set(all.map(({ index }) => index)).size).toBe(700);
    const days = all.map(({ due }) => due ?? '9');
    expect(days).toEqual([...days].sort());
    expect((await ada.call('GET', `${taskPaths.tasks}?after=x`)).status).toBe(400);
  });

  it('are read from notes of former versions when the search indexes them', async () => {
    const ada = await newUser();
    const note = await ada.note('Old', null, '- [ ] old');
    await db().update(items).set({ tasks: sql`null`, searchStale: true }).where(eq(items.id, note._id));
    expect(await texts(ada)).toEqual([]);
    const indexer = createSearchIndexer(services(), { error: () => undefined });
    await indexer.drain();
    await indexer.close();
    expect(await texts(ada)).toEqual(['old']);
  });
});

describe('Checking a task', () => {
  it('changes its box alone, raises the version, and is undone the same way', async () => {
    const ada = await newUser();
    const note = await ada.note('Plan', null, LIST);
    const task = { note: note._id, index: 3, text: 'someday' };
    const done = noteSchema.parse((await check(ada, { ...task, checked: true })).body);
    expect(done.content).toBe(LIST.replace('[ ] someday', '[x] someday'));
    expect(done.version).toBe(note.version + 1);
    expect(await texts(ada)).not.toContain('someday');
    await check(ada, { ...task, checked: false });
    expect(await textOf(ada, note.slug)).toBe(LIST);
    // What is so already is no new version.
    expect((await check(ada, { ...task, checked: false })).body).toMatchObject({ version: done.version + 1 });
  });

  it('finds a task that has moved, and refuses one that was changed, removed, or is not certain', async () => {
    const ada = await newUser();
    const { _id, slug } = await ada.note('Plan', null, '- [ ] a\n- [ ] b');
    const b = { note: _id, index: 1, text: 'b', checked: true };
    await ada.change(_id, { content: '- [ ] new\n- [ ] a\n- [ ] b' });
    expect((await check(ada, b)).status).toBe(200);
    expect(await textOf(ada, slug)).toBe('- [ ] new\n- [ ] a\n- [x] b');
    for (const content of ['- [ ] a\n- [ ] b!', '- [ ] b\n- [ ] a\n- [ ] b']) {
      await ada.change(_id, { content });
      expect(await check(ada, b)).toMatchObject({ status: 409, body: { code: 'TASK_CHANGED' } });
      expect(await textOf(ada, slug)).toBe(content);
    }
  });

  it('is refused in a locked note, in one of somebody else, and in one that is gone', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    const { _id } = await ada.note('Plan', null, '- [ ] a');
    const task = { note: _id, index: 0, text: 'a', checked: true };
    expect((await check(bob, task)).status).toBe(404);
    await ada.call('PATCH', `/u-notes/notes/${_id}/lock`, { locked: true });
    expect(await check(ada, task)).toMatchObject({ status: 423, body: { code: 'NOTE_LOCKED' } });
    await ada.moveToTrash(_id);
    expect((await check(ada, task)).status).toBe(404);
  });

  it('loses none of many that are checked at the same time', async () => {
    const ada = await newUser();
    const { _id, slug } = await ada.note('Plan', null, '- [ ] t0\n- [ ] t1\n- [ ] t2\n- [ ] t3');
    const calls = [0, 1, 2, 3].map((index) =>
      check(ada, { note: _id, index, text: `t${index}`, checked: true }),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await textOf(ada, slug)).toBe('- [x] t0\n- [x] t1\n- [x] t2\n- [x] t3');
  });
});
