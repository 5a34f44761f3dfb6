import { categoryOptionsSchema, paths } from '@my-note/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { newUser } = useApp();
let ada: TestUser;
beforeEach(async () => {
  ada = await newUser();
});
const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug).sort();

describe('A category', () => {
  it('is created at the top level or below another', async () => {
    const work = await ada.category('Work & Life');
    expect(work).toMatchObject({ title: 'Work & Life', slug: 'work-life', categoryId: null });
    expect(await ada.category('Café', work._id)).toMatchObject({
      slug: 'work-life/café',
      categoryId: work._id,
    });
    expect((await ada.call('POST', paths.categories, { title: 'Empty', categoryId: '' })).status).toBe(200);
  });

  it('needs a title of letters, digits, spaces, & and -', async () => {
    const message = async (title: string) => (await ada.call('POST', paths.categories, { title })).body;
    expect(await message('')).toMatchObject({ statusCode: 400, message: 'Title is required' });
    expect(await message('   ')).toMatchObject({ statusCode: 400, message: 'Title is required' });
    expect(await message('a/b')).toMatchObject({ message: 'Only allowed characters or numbers or & -' });
  });

  it('with a title in use under the same parent is refused as duplicated data', async () => {
    const work = await ada.category('Work');
    await ada.category('Plans', work._id);
    const again = await ada.call('POST', paths.categories, { title: 'plans ', categoryId: work._id });
    expect(again).toMatchObject({
      status: 409,
      body: { statusCode: 409, code: 11000, message: 'Duplicated data' },
    });
    expect(await ada.category('Plans')).toMatchObject({ slug: 'plans' });
  });

  it('next to a note of the same name gets a suffix', async () => {
    await ada.note('Plan');
    expect(await ada.category('Plan')).toMatchObject({ slug: 'plan-2' });
  });

  it('changes the slugs of its subtree when it is renamed, and the old addresses still work', async () => {
    const work = await ada.category('Work');
    const plans = await ada.category('Plans', work._id);
    const plan = await ada.note('Plan', plans._id);
    await ada.note('Workbook');
    const renamed = await ada.call('PUT', paths.category(work._id), { title: 'Job' });
    expect(renamed.body).toEqual({ data: { _id: work._id, title: 'Job', slug: 'job', categoryId: null } });
    expect(slugs(await ada.list())).toEqual(['job', 'job/plans', 'job/plans/plan', 'workbook']);
    expect((await ada.bySlug('work/plans/plan')).body).toMatchObject({
      _id: plan._id,
      slug: 'job/plans/plan',
    });
    expect((await ada.bySlug('work')).body).toMatchObject({ _id: work._id });
  });

  it('moves with its subtree', async () => {
    const work = await ada.category('Work');
    const plans = await ada.category('Plans');
    await ada.note('Plan', plans._id);
    await ada.call('PUT', paths.category(plans._id), { categoryId: work._id });
    expect(slugs(await ada.list())).toEqual(['work', 'work/plans', 'work/plans/plan']);
    const top = await ada.call('PATCH', paths.move(plans._id), { category: null });
    expect(top.body).toMatchObject({ slug: 'plans', category: null });
    expect(slugs(await ada.list())).toEqual(['plans', 'plans/plan', 'work']);
  });

  it('refuses a move or rename onto a sibling of the same title', async () => {
    const work = await ada.category('Work');
    await ada.category('Plans', work._id);
    const plans = await ada.category('Plans');
    const duplicate = { status: 409, body: { code: 11000 } };
    expect(await ada.call('PATCH', paths.move(plans._id), { category: work._id })).toMatchObject(duplicate);
    expect(await ada.call('PUT', paths.category(plans._id), { title: 'WORK' })).toMatchObject(duplicate);
    expect(slugs(await ada.list())).toEqual(['plans', 'work', 'work/plans']);
  });

  it('cannot be moved into itself or a descendant', async () => {
    const work = await ada.category('Work');
    const plans = await ada.category('Plans', work._id);
    for (const target of [work._id, plans._id]) {
      const response = await ada.call('PATCH', paths.move(work._id), { category: target });
      expect(response).toMatchObject({ status: 400, body: { code: 'CYCLE' } });
    }
  });

  it('cannot be inside a note', async () => {
    const note = await ada.note('Plan');
    const response = await ada.call('POST', paths.categories, { title: 'Below', categoryId: note._id });
    expect(response.status).toBe(404);
  });

  it('is refused when its slug is too long for the index', async () => {
    let parent: string | undefined;
    let refused = 0;
    for (let depth = 0; depth < 30 && !refused; depth += 1) {
      const title = `${String.fromCharCode(97 + depth).repeat(79)}`;
      const response = await ada.call('POST', paths.categories, { title, categoryId: parent ?? '' });
      if (response.status !== 200) refused = response.status;
      else parent = (await ada.list()).at(-1)?._id;
    }
    expect(refused).toBe(400);
  });
});

describe('Deleting a category', () => {
  it('moves its contents to its parent', async () => {
    const work = await ada.category('Work');
    const plans = await ada.category('Plans', work._id);
    const inner = await ada.category('Plans', plans._id);
    await ada.note('Deep', inner._id);
    await ada.note('Diary', plans._id);
    await ada.note('Diary', work._id);
    const gone = await ada.note('Trashed', plans._id);
    await ada.moveToTrash(gone._id);
    const response = await ada.call('DELETE', paths.category(plans._id));
    expect(response).toMatchObject({ status: 200, body: { data: { _id: plans._id } } });
    const expected = ['work', 'work/diary', 'work/diary-2', 'work/plans', 'work/plans/deep'];
    expect(slugs(await ada.list())).toEqual(expected);
    expect((await ada.bySlug('work/plans/plans/deep')).body).toMatchObject({ slug: 'work/plans/deep' });
    expect((await ada.restore(gone._id)).body).toMatchObject({
      slug: 'work/trashed',
      category: { _id: work._id },
    });
  });

  it('at the top level moves its contents to the top level', async () => {
    const work = await ada.category('Work');
    await ada.note('Work', work._id);
    await ada.note('Login', work._id);
    await ada.call('DELETE', paths.category(work._id));
    expect(slugs(await ada.list())).toEqual(['login-2', 'work']);
  });

  it('responds 404 for a note and for a deleted category', async () => {
    const note = await ada.note('Plan');
    const work = await ada.category('Work');
    await ada.moveToTrash(work._id);
    for (const id of [note._id, work._id])
      expect((await ada.call('DELETE', paths.category(id))).status).toBe(404);
  });
});

describe('The options', () => {
  it('contain parent title and own title, sorted by label, living ones only', async () => {
    const work = await ada.category('Work');
    await ada.category('Plans', work._id);
    await ada.category('Art');
    await ada.moveToTrash((await ada.category('Gone'))._id);
    const { data } = categoryOptionsSchema.parse((await ada.call('GET', paths.categoryOptions)).body);
    expect(data.map(({ label }) => label)).toEqual(['Art', 'Work', 'Work> Plans']);
    expect(data[2]).toMatchObject({ slug: 'work/plans' });
  });

  it('sort numbers in labels as numbers', async () => {
    const ada = await newUser();
    for (const title of ['Level 10', 'Level 2', 'Level 1']) await ada.category(title);
    const { data } = categoryOptionsSchema.parse((await ada.call('GET', paths.categoryOptions)).body);
    expect(data.map(({ label }) => label)).toEqual(['Level 1', 'Level 2', 'Level 10']);
  });
});

describe('A category that is moved next to one of the same title', () => {
  it('gets another title, when its parent is deleted and when it is restored', async () => {
    const ada = await newUser();
    const titles = async () =>
      (await ada.list())
        .filter(({ type }) => type === 'category')
        .map(({ title, slug }) => `${title} ${slug}`)
        .sort();
    const old = await ada.category('Work');
    await ada.moveToTrash(old._id);
    const outer = await ada.category('Outer');
    await ada.category('Work', outer._id);
    await ada.category('Work');
    await ada.call('DELETE', paths.category(outer._id));
    expect(await titles()).toEqual(['Work 2 work-2', 'Work work']);
    await ada.restore(old._id);
    expect(await titles()).toEqual(['Work 2 work-2', 'Work 3 work-3', 'Work work']);
  });
});
