import { noteListSchema, noteSchema, paths, versionListSchema } from '@my-note/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { newUser } = useApp();
let ada: TestUser;
beforeEach(async () => {
  ada = await newUser();
});
const setIcon = (id: string, icon: unknown) => ada.call('PATCH', paths.icon(id), { icon });
const lock = (id: string, locked: unknown) => ada.call('PATCH', paths.lock(id), { locked });
const read = async (slug: string) => noteSchema.parse((await ada.bySlug(slug)).body);
const LOCKED = {
  status: 423,
  body: { code: 'NOTE_LOCKED', message: 'This note is locked. Unlock it to make changes.' },
};

describe('An icon', () => {
  it('is given to a note or a category, listed, and taken away', async () => {
    const work = await ada.category('Work');
    const note = await ada.note('Plan', work._id);
    expect((await setIcon(note._id, '🏮')).body).toMatchObject({ icon: '🏮', version: note.version });
    await setIcon(work._id, '👩‍🚀');
    expect((await ada.list()).map(({ slug, icon }) => [slug, icon])).toEqual([
      ['work', '👩‍🚀'],
      ['work/plan', '🏮'],
    ]);
    expect(await read('work/plan')).toMatchObject({ icon: '🏮', category: { _id: work._id } });
    expect((await ada.change(note._id, { content: 'text' })).body).toMatchObject({ icon: '🏮' });
    expect((await setIcon(note._id, null)).body).not.toHaveProperty('icon');
    expect(await read('work/plan')).not.toHaveProperty('icon');
  });

  it('changes the ETag of the list', async () => {
    const note = await ada.note('Plan');
    const { etag } = (await ada.call('GET', paths.notes)).headers;
    await setIcon(note._id, '🏮');
    expect((await ada.call('GET', paths.notes)).headers.etag).not.toBe(etag);
  });

  it('is one emoji and nothing else', async () => {
    const note = await ada.note('Plan');
    for (const icon of ['', 'a', '🏮🏮', '<b>', 7, undefined])
      expect((await setIcon(note._id, icon)).status).toBe(400);
    const more = { icon: '🏮', color: 'red' };
    expect((await ada.call('PATCH', paths.icon(note._id), more)).status).toBe(400);
    expect(await read('plan')).not.toHaveProperty('icon');
  });

  it('of a note in the trash, or of somebody else, is not changed', async () => {
    const note = await ada.note('Plan');
    const bob = await newUser();
    expect((await bob.call('PATCH', paths.icon(note._id), { icon: '🏮' })).status).toBe(404);
    await setIcon(note._id, '🏮');
    await ada.moveToTrash(note._id);
    expect((await setIcon(note._id, null)).status).toBe(404);
    const trash = await ada.call('GET', `${paths.notes}?filters[deleted]=true`);
    expect(noteListSchema.parse(trash.body).data).toMatchObject([{ title: 'Plan', icon: '🏮' }]);
  });
});

describe('A locked note', () => {
  it('refuses each change of title or text until it is unlocked', async () => {
    const note = await ada.note('Plan', null, 'first');
    await ada.change(note._id, { content: 'kept' });
    expect((await lock(note._id, true)).body).toMatchObject({ locked: true, content: 'kept' });
    for (const change of [
      { content: 'new' },
      { title: 'New' },
      { title: 'New', category: null },
      { content: 'x', baseVersion: 1 },
    ])
      expect(await ada.change(note._id, change)).toMatchObject(LOCKED);
    expect(await read('plan')).toMatchObject({ title: 'Plan', content: 'kept', locked: true });
    expect((await lock(note._id, false)).body).not.toHaveProperty('locked');
    expect((await ada.change(note._id, { content: 'new' })).body).toMatchObject({ content: 'new' });
  });

  it('refuses to restore a version', async () => {
    const note = await ada.note('Plan', null, 'first');
    await ada.change(note._id, { title: 'Plans', content: 'second' });
    const [version] = versionListSchema.parse((await ada.call('GET', paths.versions(note._id))).body);
    await lock(note._id, true);
    const path = paths.restoreVersion(note._id, version?._id ?? '');
    expect(await ada.call('POST', path)).toMatchObject(LOCKED);
    expect(await read('plans')).toMatchObject({ content: 'second' });
    await lock(note._id, false);
    expect((await ada.call('POST', path)).status).toBe(200);
  });

  it('can be moved, pinned, given an icon, trashed and restored', async () => {
    const work = await ada.category('Work');
    const note = await ada.note('Plan');
    await lock(note._id, true);
    expect((await ada.call('PATCH', paths.move(note._id), { category: work._id })).status).toBe(200);
    expect((await ada.change(note._id, { category: null })).status).toBe(200);
    expect((await ada.call('PATCH', paths.pin(note._id))).status).toBe(200);
    expect((await setIcon(note._id, '🏮')).status).toBe(200);
    await ada.moveToTrash(note._id);
    await ada.restore(note._id);
    expect(await read('plan')).toMatchObject({ locked: true, pinned: true, icon: '🏮' });
    expect((await ada.list()).find(({ _id }) => _id === note._id)).toMatchObject({ locked: true });
  });

  it('is a note of its owner and no category', async () => {
    const work = await ada.category('Work');
    const note = await ada.note('Plan');
    const bob = await newUser();
    expect((await lock(work._id, true)).status).toBe(404);
    expect((await bob.call('PATCH', paths.lock(note._id), { locked: true })).status).toBe(404);
    expect((await lock(note._id, 'yes')).status).toBe(400);
    expect((await ada.call('PATCH', paths.lock(note._id))).status).toBe(400);
  });

  it('is refused a text that was on its way when it was locked', async () => {
    const note = await ada.note('Plan', null, 'kept');
    await ada.change(note._id, { content: 'kept permanently' });
    const answers = await Promise.all([
      lock(note._id, true),
      ...['a', 'b', 'c'].map((content) => ada.change(note._id, { content })),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 423)).toEqual(
      [],
    );
    const { content } = await read('plan');
    expect(await ada.change(note._id, { content: 'late' })).toMatchObject(LOCKED);
    expect(await read('plan')).toMatchObject({ content });
  });
});
