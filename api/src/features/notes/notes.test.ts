import { noteSchema, paths } from '@my-note/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { newUser } = useApp();
let ada: TestUser;
beforeEach(async () => {
  ada = await newUser();
});

describe('A draft', () => {
  it('has an empty title and a slug of draft- and eight characters', async () => {
    const draft = await ada.draft();
    expect(draft).toMatchObject({
      title: '',
      content: '',
      type: 'note',
      category: null,
      version: 1,
      deleted: false,
    });
    expect(draft.slug).toMatch(/^draft-[a-z0-9]{8}$/);
    expect(draft.createdBy).toBe(ada._id);
  });

  it('is reused instead of creating another', async () => {
    expect((await ada.draft())._id).toBe((await ada.draft())._id);
    expect(await ada.list()).toHaveLength(1);
  });

  it('starts in the requested category, and a reused one moves there', async () => {
    const work = await ada.category('Work');
    const first = await ada.draft(work._id);
    expect(first.slug).toMatch(/^work\/draft-[a-z0-9]{8}$/);
    expect(first.category).toEqual({ _id: work._id, title: 'Work' });
    const home = await ada.category('Home');
    const moved = await ada.draft(home._id);
    expect(moved).toMatchObject({ _id: first._id, category: { _id: home._id } });
    expect(moved.slug).toBe(first.slug.replace('work/', 'home/'));
    expect((await ada.draft(null)).category).toBeNull();
  });

  it('with text is not reused as a draft', async () => {
    const draft = await ada.draft();
    await ada.change(draft._id, { content: 'kept' });
    expect((await ada.draft())._id).not.toBe(draft._id);
  });

  it('has a mark in the list when it has text; several untitled notes can have text', async () => {
    const texts = ['Buy milk', 'Water the beans', ' \n '];
    for (const content of texts) await ada.change((await ada.draft())._id, { content });
    await ada.note('Titled');
    const facts = (await ada.list()).map(({ title, hasText }) => ({ title, hasText }));
    expect(facts).toEqual([{ title: '', hasText: true }, { title: '', hasText: true }, { title: 'Titled' }]);
  });

  it('in a category that does not exist is refused', async () => {
    const response = await ada.call('POST', paths.draft, { category: ada._id });
    expect(response.status).toBe(404);
    expect(await ada.list()).toEqual([]);
  });
});

describe('Saving a note', () => {
  it('makes the slug of the title, and the former slug still finds the note', async () => {
    const draft = await ada.draft();
    const response = await ada.change(draft._id, {
      title: 'Über  das Wetter!',
      content: '# Regen',
      baseVersion: 1,
    });
    expect(response.status).toBe(200);
    const note = noteSchema.parse(response.body);
    expect(note).toMatchObject({
      title: 'Über  das Wetter!',
      slug: 'über-das-wetter',
      version: 2,
      excerpt: 'Regen',
    });
    expect((await ada.bySlug('über-das-wetter')).body).toEqual(note);
    expect((await ada.bySlug(draft.slug)).body).toEqual(note);
  });

  it('adds -2 and -3 when the slug is in use', async () => {
    const slugs = [await ada.note('Plan'), await ada.note('plan'), await ada.note('Plan?')].map(
      (note) => note.slug,
    );
    expect(slugs).toEqual(['plan', 'plan-2', 'plan-3']);
  });

  it('uses a reserved segment below the top level only', async () => {
    const work = await ada.category('Work');
    expect((await ada.note('Login')).slug).toBe('login-2');
    expect((await ada.note('API')).slug).toBe('api-2');
    expect((await ada.note('i', work._id)).slug).toBe('work/i');
  });

  it('responds 409 with the current note when the base version is stale, and changes nothing', async () => {
    const note = await ada.note('Plan');
    const newer = noteSchema.parse(
      (await ada.change(note._id, { content: 'newer', baseVersion: note.version })).body,
    );
    const late = await ada.change(note._id, { content: 'older', title: 'Other', baseVersion: note.version });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ statusCode: 409, code: 'VERSION_CONFLICT', current: newer });
    expect((await ada.bySlug('plan')).body).toEqual(newer);
  });

  it('refuses to empty a text without confirmation', async () => {
    const note = await ada.note('Plan');
    const refused = await ada.change(note._id, { content: '' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'EMPTY_CONTENT' } });
    expect((await ada.bySlug('plan')).body).toMatchObject({ content: 'Text of Plan' });
    const allowed = await ada.change(note._id, { content: '', allowEmpty: true });
    expect(allowed).toMatchObject({ status: 200, body: { content: '', excerpt: '' } });
  });

  it('raises the version by one only on a change of title, content or parent', async () => {
    const work = await ada.category('Work');
    const note = await ada.note('Plan');
    const versionAfter = async (change: Parameters<TestUser['change']>[1]) =>
      noteSchema.parse((await ada.change(note._id, change)).body).version - note.version;
    expect(await versionAfter({ title: note.title, content: note.content })).toBe(0);
    expect(await versionAfter({ title: 'Plans' })).toBe(1);
    expect(await versionAfter({ content: 'new' })).toBe(2);
    expect(await versionAfter({ category: work._id })).toBe(3);
    await ada.call('PATCH', paths.pin(note._id));
    expect(await versionAfter({})).toBe(3);
  });

  it('keeps the slug when the title becomes empty', async () => {
    const note = await ada.note('Plan');
    expect((await ada.change(note._id, { title: '' })).body).toMatchObject({ title: '', slug: 'plan' });
  });

  it('moves the note with its category', async () => {
    const work = await ada.category('Work');
    const note = await ada.note('Plan');
    const response = await ada.change(note._id, { category: work._id });
    expect(response.body).toMatchObject({ slug: 'work/plan', category: { _id: work._id, title: 'Work' } });
    expect((await ada.bySlug('plan')).body).toMatchObject({ slug: 'work/plan' });
    expect((await ada.change(note._id, { category: null })).body).toMatchObject({
      slug: 'plan',
      category: null,
    });
  });

  it('keeps every character of a text', async () => {
    const content = '  \r\n\tz̈ 👩‍👩‍👧 漢字 \u2028 "quoted" \\ \u0007 end  \n\n';
    const note = await ada.note('Plan', null, content);
    expect((await ada.bySlug(note.slug)).body).toMatchObject({ content });
  });

  it('refuses unknown keys and names them', async () => {
    const note = await ada.note('Plan');
    const response = await ada.call('PUT', paths.note(note._id), { titel: 'x' });
    expect(response).toMatchObject({ status: 400, body: { statusCode: 400, code: 'INVALID_REQUEST' } });
    expect(response.body).toMatchObject({ message: expect.stringContaining('titel') });
  });

  it('in the trash is refused with a message', async () => {
    const note = await ada.note('Plan');
    await ada.moveToTrash(note._id);
    expect(await ada.change(note._id, { content: 'late' })).toMatchObject({
      status: 404,
      body: { message: 'This note does not exist or was moved to the trash' },
    });
  });
});

describe('Finding by slug', () => {
  it('prefers a present slug to an alias', async () => {
    const first = await ada.note('Plan');
    await ada.change(first._id, { title: 'Old plan' });
    const second = await ada.note('Plan');
    expect(second.slug).toBe('plan');
    expect((await ada.bySlug('plan')).body).toMatchObject({ _id: second._id });
  });

  it('responds 404 for an unknown slug', async () => {
    expect(await ada.bySlug('nothing')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('Pinning', () => {
  it('toggles without a body and sets the value of one', async () => {
    const note = await ada.note('Plan');
    const pin = async (body?: object) => (await ada.call('PATCH', paths.pin(note._id), body)).body;
    expect(await pin()).toMatchObject({ pinned: true });
    expect(await pin()).toMatchObject({ pinned: false });
    expect(await pin({ pinned: false })).toMatchObject({ pinned: false });
    expect(await pin({ pinned: true })).toMatchObject({ pinned: true });
    expect(await ada.list()).toMatchObject([{ pinned: true }]);
  });
});
