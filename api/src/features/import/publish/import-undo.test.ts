import { paths } from '@my-note/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { watchQueries } from '../../../core/metrics/query-times.ts';
import { importZip, readJob, zipOf } from '../../../testing/files/archives.ts';
import { previewZip, undo } from '../../../testing/files/previews.ts';
import { useApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { checkTree } from '../../../testing/tree.ts';

const { app, db, newUser } = useApp();
let ada: TestUser;
beforeEach(async () => {
  ada = await newUser();
});
const take = async (files: Parameters<typeof zipOf>[0]) =>
  (await importZip(app(), ada, await zipOf(files)))._id;
const slugs = async () => (await ada.list()).map(({ slug }) => slug).sort();
const trashed = async () => (await ada.trash()).map(({ title }) => title).sort();
const idOf = async (slug: string) => (await ada.list()).find((item) => item.slug === slug)?._id ?? '';
const FILES = { 'Work/plan.md': '1', 'Work/deep/er.md': '2', 'Home/list.md': '3', 'loose.md': '4' };

describe('Undoing an import', () => {
  it('moves everything imported to the trash once, a category with its content as one entry', async () => {
    await ada.note('Mine');
    const id = await take(FILES);
    const entries = [await idOf('work'), await idOf('home'), await idOf('loose')].sort();
    const response = await undo(ada, id);
    expect(response).toMatchObject({ kept: 0, job: { status: 'done', undoneAt: expect.any(String) } });
    expect(response.trashed.sort()).toEqual(entries);
    expect([await slugs(), await trashed()]).toEqual([['mine'], ['Home', 'Work', 'loose']]);
    await ada.restore(await trashedId('loose'));
    expect(await undo(ada, id)).toMatchObject({ kept: 0, trashed: [], job: response.job });
    expect(await slugs()).toEqual(['loose', 'mine']);
    await checkTree(ada, db());
  });
  const trashedId = async (title: string) =>
    (await ada.trash()).find((item) => item.title === title)?._id ?? '';

  it('keeps what the user wrote since, with the categories around it', async () => {
    const id = await take(FILES);
    await ada.note('Mine', await idOf('work/deep'));
    await ada.change(await idOf('work/plan'), { content: 'changed by me' });
    expect(await undo(ada, id)).toMatchObject({ kept: 2 });
    expect(await slugs()).toEqual(['work', 'work/deep', 'work/deep/mine']);
    expect(await trashed()).toEqual(['Home', 'er', 'loose', 'plan']);
    await checkTree(ada, db());
    await ada.restore(await trashedId('plan'));
    expect((await ada.bySlug('work/plan')).body).toMatchObject({ content: 'changed by me' });
  });

  it('trashes imported items that were moved, and skips those in the trash or deleted', async () => {
    const mine = await ada.category('Mine');
    const id = await take(FILES);
    await ada.call('PATCH', paths.move(await idOf('work/deep')), { category: mine._id });
    await ada.moveToTrash(await idOf('home/list'));
    const loose = await idOf('loose');
    await ada.call('DELETE', paths.note(loose));
    expect((await undo(ada, id)).trashed).toHaveLength(3);
    expect([await slugs(), await trashed()]).toEqual([['mine'], ['Home', 'Work', 'deep', 'list']]);
    await checkTree(ada, db());
  });

  it('keeps items of another import, and older ones', async () => {
    const first = await take(FILES);
    const second = await take(FILES);
    await undo(ada, first);
    expect(await slugs()).toEqual([
      'home-2',
      'home-2/list',
      'loose-2',
      'work-2',
      'work-2/deep',
      'work-2/deep/er',
      'work-2/plan',
    ]);
    await undo(ada, second);
    expect(await slugs()).toEqual([]);
  });

  it('can itself be undone from the trash', async () => {
    const id = await take(FILES);
    const before = await slugs();
    const { trashed: ids } = await undo(ada, id);
    expect((await ada.call('POST', paths.restoreMany, { ids })).status).toBe(200);
    expect(await slugs()).toEqual(before);
    await checkTree(ada, db());
  });

  it('is refused for imports that are not done', async () => {
    const { _id } = await previewZip(app(), ada, FILES);
    expect(await ada.call('POST', paths.undoJob(_id))).toMatchObject({
      status: 409,
      body: { code: 'NOT_DONE' },
    });
    expect((await readJob(ada, _id)).undoneAt).toBeNull();
  });

  it('takes a few statements, however many items there are', async () => {
    const files = Array.from({ length: 450 }, (_, n) => [`f${n % 150}/n${n}.md`, 'text']);
    const id = await take(Object.fromEntries(files));
    for (const slug of ['f1', 'f2']) await ada.note('Mine', await idOf(slug));
    let statements = 0;
    const stop = watchQueries((kind) => {
      statements += kind === 'query' ? 1 : 0;
    });
    const { trashed: entries, kept } = await undo(ada, id);
    stop();
    expect([entries.length, kept]).toEqual([148 + 6, 2]);
    // The search indexes beside it.
    expect(statements).toBeLessThan(100);
    await checkTree(ada, db());
  });
});
