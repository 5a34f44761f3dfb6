import { itemListSchema, noteSchema, paths, trashDoneSchema } from '@my-note/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { newUser, advance } = useApp();
let ada: TestUser;
beforeEach(async () => {
  ada = await newUser();
});

/** Work > Plans > (Plan, Old), and Work > Diary. */
async function plantTree() {
  const work = await ada.category('Work');
  const plans = await ada.category('Plans', work._id);
  const plan = await ada.note('Plan', plans._id);
  const old = await ada.note('Old', plans._id);
  const diary = await ada.note('Diary', work._id);
  return { work, plans, plan, old, diary };
}
const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug).sort();

describe('The trash', () => {
  it('contains a trashed note with the time of its deletion, and the list does not', async () => {
    const note = await ada.note('Plan');
    const response = await ada.moveToTrash(note._id);
    expect(noteSchema.parse(response.body)).toMatchObject({
      _id: note._id,
      deleted: true,
      version: note.version,
    });
    expect(await ada.list()).toEqual([]);
    const [entry] = await ada.trash();
    expect(entry).toMatchObject({ _id: note._id, title: 'Plan' });
    expect(Date.parse(entry?.deletedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect((await ada.bySlug('plan')).status).toBe(404);
  });

  it('contains a category with its subtree as one entry, and restores them together', async () => {
    const { work, plans } = await plantTree();
    await ada.moveToTrash(plans._id);
    expect(slugs(await ada.trash())).toEqual(['work/plans']);
    expect(slugs(await ada.list())).toEqual(['work', 'work/diary']);
    await ada.restore(plans._id);
    expect(await ada.trash()).toEqual([]);
    expect(slugs(await ada.list())).toEqual([
      'work',
      'work/diary',
      'work/plans',
      'work/plans/old',
      'work/plans/plan',
    ]);
    expect((await ada.list()).find((item) => item._id === plans._id)?.category?._id).toBe(work._id);
  });

  it('keeps an item trashed earlier as an entry of its own', async () => {
    const { plans, old } = await plantTree();
    await ada.moveToTrash(old._id);
    await ada.moveToTrash(plans._id);
    expect(slugs(await ada.trash())).toEqual(['work/plans', 'work/plans/old']);
    await ada.restore(plans._id);
    expect(slugs(await ada.trash())).toEqual(['work/plans/old']);
    expect((await ada.restore(old._id)).body).toMatchObject({ slug: 'work/plans/old', deleted: false });
  });

  it('restores a single child to its nearest living ancestor', async () => {
    const { work, plans, plan } = await plantTree();
    await ada.moveToTrash(plans._id);
    expect((await ada.restore(plan._id)).body).toMatchObject({
      slug: 'work/plan',
      category: { _id: work._id },
    });
    expect((await ada.bySlug('work/plans/plan')).body).toMatchObject({ _id: plan._id });
    expect(slugs(await ada.trash())).toEqual(['work/plans']);
  });

  it('restores a single child to the top level when no ancestor lives', async () => {
    const { work, plan } = await plantTree();
    await ada.moveToTrash(work._id);
    expect((await ada.restore(plan._id)).body).toMatchObject({ slug: 'plan', category: null });
  });

  it('frees the slug, and a restored item whose slug is in use gets a suffix', async () => {
    const first = await ada.note('Plan');
    await ada.moveToTrash(first._id);
    expect((await ada.note('Plan')).slug).toBe('plan');
    expect((await ada.restore(first._id)).body).toMatchObject({ slug: 'plan-2' });
  });

  it('restores a subtree under a new slug when its own is in use', async () => {
    const { plans } = await plantTree();
    await ada.moveToTrash(plans._id);
    const work = (await ada.list()).find(({ slug }) => slug === 'work');
    await ada.category('Plans', work?._id);
    expect((await ada.restore(plans._id)).body).toMatchObject({ slug: 'work/plans-2' });
    expect(slugs(await ada.list())).toContain('work/plans-2/old');
    expect((await ada.bySlug('work/plans/old')).body).toMatchObject({ slug: 'work/plans-2/old' });
  });

  it('restores below the present slug of a parent renamed meanwhile', async () => {
    const { work, diary } = await plantTree();
    await ada.moveToTrash(diary._id);
    await ada.call('PUT', paths.category(work._id), { title: 'Job' });
    expect((await ada.restore(diary._id)).body).toMatchObject({ slug: 'job/diary' });
  });

  it('changes nothing on a second call for the same state', async () => {
    const note = await ada.note('Plan');
    await ada.moveToTrash(note._id);
    const [before] = await ada.trash();
    expect((await ada.moveToTrash(note._id)).status).toBe(200);
    expect(await ada.trash()).toEqual([before]);
    await ada.restore(note._id);
    expect((await ada.restore(note._id)).body).toMatchObject({ slug: 'plan', deleted: false });
  });

  it('lists the newest entry first', async () => {
    for (const title of ['One', 'Two', 'Three']) await ada.moveToTrash((await ada.note(title))._id);
    expect((await ada.trash()).map(({ title }) => title)).toEqual(['Three', 'Two', 'One']);
  });
});

describe('By a former slug', () => {
  const trashed = (slug: string) => ada.call('GET', `${paths.noteBySlug}?slug=${slug}&deleted=true`);

  it('a trashed item is found, also one trashed with its category; of several the last', async () => {
    const { plans, plan } = await plantTree();
    const first = await ada.note('Solo', null, 'First');
    await ada.moveToTrash(first._id);
    const second = await ada.note('Solo', null, 'Second');
    for (const { _id } of [second, plans]) await ada.moveToTrash(_id);
    expect((await trashed('solo')).body).toMatchObject({ _id: second._id, deleted: true, content: 'Second' });
    expect((await trashed('work/plans/plan')).body).toMatchObject({ _id: plan._id, deleted: true });
  });

  it('a living, an unknown, or another user’s item is not found', async () => {
    const note = await ada.note('Solo');
    for (const slug of ['solo', 'never']) expect((await trashed(slug)).status).toBe(404);
    await ada.moveToTrash(note._id);
    const bob = await newUser();
    expect((await bob.call('GET', `${paths.noteBySlug}?slug=solo&deleted=true`)).status).toBe(404);
  });
});

describe('The contents of an entry', () => {
  const contents = async (id: string) =>
    itemListSchema.parse((await ada.call('GET', paths.trashed(id))).body).map(({ slug }) => slug);

  it('are listed, each item before what is in it', async () => {
    const { work, plans, old } = await plantTree();
    await ada.note('Plans too', work._id);
    await ada.moveToTrash(old._id);
    await ada.moveToTrash(work._id);
    expect(await contents(work._id)).toEqual([
      'work/diary',
      'work/plans',
      'work/plans/plan',
      'work/plans-too',
    ]);
    expect(await contents(plans._id)).toEqual(['work/plans/plan']);
    expect(await contents(old._id)).toEqual([]);
  });

  it('respond 404 to another user', async () => {
    const { work } = await plantTree();
    await ada.moveToTrash(work._id);
    expect((await (await newUser()).call('GET', paths.trashed(work._id))).status).toBe(404);
  });

  it('are empty while the item lives', async () => {
    const { work } = await plantTree();
    expect(await contents(work._id)).toEqual([]);
  });
});

describe('Several entries together', () => {
  it('are restored, a category before the items that were trashed from inside it', async () => {
    const { work, plans, old } = await plantTree();
    const other = await ada.note('Other');
    for (const { _id } of [old, plans, other, work]) await ada.moveToTrash(_id);
    await ada.note('Work');
    const response = await ada.call('POST', paths.restoreMany, { ids: [old._id, plans._id, work._id] });
    expect(trashDoneSchema.parse(response.body).ids).toEqual([work._id, plans._id, old._id]);
    expect(slugs(await ada.list())).toEqual([
      'work',
      'work-2',
      'work-2/diary',
      'work-2/plans',
      'work-2/plans/old',
      'work-2/plans/plan',
    ]);
    expect(slugs(await ada.trash())).toEqual(['other']);
  });

  it('are restored to their places, also after a category was renamed', async () => {
    const { work, plans, diary } = await plantTree();
    await ada.call('PUT', paths.ordering(work._id), { id: diary._id, before: plans._id });
    const order = (await ada.list()).find(({ _id }) => _id === work._id)?.order;
    await ada.moveToTrash(diary._id);
    await ada.call('PUT', paths.category(work._id), { title: 'A much longer name' });
    advance(1_000);
    await ada.moveToTrash(work._id);
    await ada.call('POST', paths.restoreMany, { ids: [diary._id, work._id] });
    expect((await ada.list()).find(({ _id }) => _id === diary._id)).toMatchObject({
      slug: 'a-much-longer-name/diary',
      category: { _id: work._id },
    });
    expect((await ada.list()).find(({ _id }) => _id === work._id)?.order).toEqual(order);
  });

  it('are permanently deleted, and items outside the trash stay', async () => {
    const { work, plans, diary } = await plantTree();
    const living = await ada.note('Living');
    for (const { _id } of [diary, plans]) await ada.moveToTrash(_id);
    const ids = [diary._id, plans._id, living._id, crypto.randomUUID()];
    const response = await ada.call('POST', paths.deleteMany, { ids });
    expect(trashDoneSchema.parse(response.body).ids.sort()).toEqual([diary._id, plans._id].sort());
    expect(await ada.trash()).toEqual([]);
    expect(slugs(await ada.list())).toEqual(['living', 'work']);
    expect((await ada.list()).find(({ _id }) => _id === work._id)?.order).toEqual([]);
  });

  it('of another user stay unchanged', async () => {
    const note = await ada.note('Plan');
    await ada.moveToTrash(note._id);
    const bob = await newUser();
    for (const path of [paths.restoreMany, paths.deleteMany])
      expect((await bob.call('POST', path, { ids: [note._id] })).body).toEqual({ ids: [] });
    expect(await ada.trash()).toHaveLength(1);
  });

  it('must be between 1 and 500', async () => {
    for (const ids of [[], Array.from({ length: 501 }, () => crypto.randomUUID())])
      expect((await ada.call('POST', paths.restoreMany, { ids })).status).toBe(400);
  });
});

describe('Deleting permanently', () => {
  it('removes a note with its aliases', async () => {
    const note = await ada.note('Plan');
    await ada.change(note._id, { title: 'Plans' });
    const response = await ada.call('DELETE', paths.note(note._id));
    expect(response).toMatchObject({ status: 200, body: { _id: note._id } });
    for (const slug of ['plan', 'plans']) expect((await ada.bySlug(slug)).status).toBe(404);
    expect((await ada.call('DELETE', paths.note(note._id))).status).toBe(404);
  });

  it('removes a trashed category with the items trashed with it, and nothing else', async () => {
    const { work, plans, old, plan } = await plantTree();
    await ada.moveToTrash(old._id);
    await ada.moveToTrash(plans._id);
    expect((await ada.call('DELETE', paths.note(plans._id))).status).toBe(200);
    expect((await ada.restore(plan._id)).status).toBe(404);
    expect((await ada.restore(old._id)).body).toMatchObject({
      slug: 'work/old',
      category: { _id: work._id },
    });
  });

  it('refuses a living category', async () => {
    const { work } = await plantTree();
    const before = await ada.list();
    expect(await ada.call('DELETE', paths.note(work._id))).toMatchObject({
      status: 409,
      body: { code: 'IS_CATEGORY' },
    });
    expect(await ada.list()).toEqual(before);
  });
});

describe('Emptying the trash', () => {
  it('deletes every entry with the items trashed with it, and nothing else', async () => {
    const work = await ada.category('Work');
    await ada.note('Plan', work._id);
    const [kept, thrown] = [await ada.note('Kept'), await ada.note('Thrown')];
    await ada.moveToTrash(work._id);
    await ada.moveToTrash(thrown._id);
    const bob = await newUser();
    await bob.moveToTrash((await bob.note('His'))._id);
    const response = await ada.call('DELETE', `${paths.notes}?filters[deleted]=true`);
    expect(response).toMatchObject({ status: 200, body: { removed: 3 } });
    expect(await ada.trash()).toEqual([]);
    expect((await ada.list()).map(({ _id }) => _id)).toEqual([kept._id]);
    expect(await bob.trash()).toHaveLength(1);
  });

  it('needs the filter: a call without it deletes nothing', async () => {
    await ada.note('Kept');
    for (const query of ['', '?filters[deleted]=false']) {
      expect((await ada.call('DELETE', `${paths.notes}${query}`)).status).toBe(400);
    }
    expect(await ada.list()).toHaveLength(1);
  });
});
