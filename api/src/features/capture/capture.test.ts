import { LIMITS, type Note, noteSchema, paths } from '@my-note/contract';
import { capturePaths, IDEMPOTENCY_KEY_HEADER } from '@my-note/contract/capture';
import { newAccessTokenSchema } from '@my-note/contract/sessions';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { app, newUser, advance, services } = useApp({ quotaMegabytes: 2 });
let ada: TestUser;
beforeEach(async () => {
  ada = await newUser();
});

const keyed = (key?: string): Record<string, string> =>
  key === undefined ? {} : { [IDEMPOTENCY_KEY_HEADER]: key };
const create = (body: object, key?: string) => ada.call('POST', paths.notes, body, keyed(key));
const created = async (body: object, key?: string): Promise<Note> =>
  noteSchema.parse((await create(body, key)).body);
const append = (id: string, content: unknown, key?: string) =>
  ada.call('POST', capturePaths.append(id), { content }, keyed(key));
const slugs = async () => (await ada.list()).map(({ slug }) => slug).sort();
const read = async (slug: string) => noteSchema.parse((await ada.bySlug(slug)).body);

describe('A note made in one call', () => {
  it('has its title, text, category, and tags, and makes the missing categories', async () => {
    const work = await ada.category('Work');
    const note = await created({
      title: ' Rain ',
      content: 'It *rains*.',
      category: 'work/Weather Log',
      tags: ['rain', 'work/log'],
    });
    expect(note).toMatchObject({
      title: 'Rain',
      slug: 'work/weather-log/rain',
      content: 'It *rains*.\n\n#rain #work/log',
      excerpt: 'It rains. #rain #work/log',
      category: { title: 'Weather Log' },
      version: 1,
    });
    expect(await slugs()).toEqual(['work', 'work/weather-log', 'work/weather-log/rain']);
    expect((await created({ title: 'Rain', category: 'Work/weather log' })).slug).toBe(
      'work/weather-log/rain-2',
    );
    expect((await ada.list()).filter(({ type }) => type === 'category')).toHaveLength(2);
    expect(work.slug).toBe('work');
  });

  it('is at the top level without a category, and a draft stays where it is', async () => {
    const draft = await ada.draft();
    expect((await created({ title: 'Alone', category: null })).slug).toBe('alone');
    expect((await ada.draft())._id).toBe(draft._id);
  });

  it('is found by the search', async () => {
    await created({ title: 'Rain', content: 'A wet umbrella' });
    const found = await ada.call('GET', `${paths.contentSearch}?q=umbrella`);
    expect(found.body).toMatchObject({ data: [{ item: { title: 'Rain' } }] });
  });

  it.each<[string, object, string]>([
    ['no title', { content: 'x' }, 'title'],
    ['an empty title', { title: '  ' }, 'A title is required'],
    ['a long title', { title: 'x'.repeat(LIMITS.titleLength + 1) }, 'at most 300 characters'],
    ['a key that is not known', { title: 'x', pinned: true }, 'pinned'],
    ['an empty level', { title: 'x', category: 'Work//Log' }, 'Title is required'],
    ['a level that no category may have', { title: 'x', category: 'Work/<b>' }, 'Only allowed characters'],
    ['too many levels', { title: 'x', category: Array(31).fill('a').join('/') }, 'at most 30 levels'],
    ['a tag with a space', { title: 'x', tags: ['two words'] }, 'A tag has letters'],
    ['a tag of numbers', { title: 'x', tags: ['2026'] }, 'A tag has letters'],
    ['too long a text', { title: 'x', content: 'x'.repeat(LIMITS.contentLength + 1) }, 'characters'],
    [
      'a text that is too long with its tags',
      { title: 'x', content: 'x'.repeat(LIMITS.contentLength), tags: ['a'] },
      'characters',
    ],
  ])('is refused with %s', async (_what, body, message) => {
    const { status, body: error } = await create(body);
    expect([status, Object(error).message]).toEqual([400, expect.stringContaining(message)]);
    expect(await slugs()).toEqual([]);
  });

  it('counts for the quota, and a refused one leaves no category', async () => {
    const content = 'x'.repeat(LIMITS.contentLength);
    expect((await create({ title: 'One', content })).status).toBe(200);
    expect((await create({ title: 'Two', content, category: 'New' })).status).toBe(413);
    expect(await slugs()).toEqual(['one']);
  });

  it('needs a token with the scope write', async () => {
    const made = await ada.call('POST', paths.tokens, { name: 'a', scope: 'read', expires: null });
    const { token } = newAccessTokenSchema.parse(made.body);
    const response = await app().inject({
      ...{ method: 'POST', url: `/api${paths.notes}`, payload: { title: 'x' } },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.statusCode).toBe(403);
  });
});

describe('An Idempotency-Key', () => {
  it('makes one note of the same call, also of calls at the same time', async () => {
    const sent = await Promise.all(Array.from({ length: 6 }, () => created({ title: 'Once' }, 'key-1')));
    expect(new Set(sent.map(({ _id }) => _id)).size).toBe(1);
    const [first] = sent;
    await ada.change(first?._id ?? '', { title: 'Renamed' });
    expect((await created({ title: 'Once' }, 'key-1')).title).toBe('Renamed');
    expect(await slugs()).toEqual(['renamed']);
    expect((await created({ title: 'Once' }, 'key-2'))._id).not.toBe(first?._id);
  });

  it('is refused for another call, and belongs to its person', async () => {
    await create({ title: 'Once' }, 'key');
    expect(await create({ title: 'Twice' }, 'key')).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_KEY_USED' },
    });
    const bob = await newUser();
    expect((await bob.call('POST', paths.notes, { title: 'Twice' }, keyed('key'))).status).toBe(200);
  });

  it('of a call that failed can be used again', async () => {
    expect((await create({ title: 'x', category: 'Work/<b>' }, 'key')).status).toBe(400);
    expect((await create({ title: 'x', category: 'Work' }, 'key')).status).toBe(200);
  });

  it('has visible characters, at most 255', async () => {
    for (const key of ['two words', 'ü', 'x'.repeat(256)])
      expect((await create({ title: 'x' }, key)).status).toBe(400);
  });

  it('is forgotten after a day', async () => {
    await create({ title: 'Once' }, 'key');
    advance(25 * 60 * 60_000);
    const { deleteKeysBefore } = await import('./idempotency.repository.ts');
    await deleteKeysBefore(services().db, new Date(services().clock().getTime() - 24 * 60 * 60_000));
    await create({ title: 'Once' }, 'key');
    expect(await slugs()).toEqual(['once', 'once-2']);
  });
});

describe('A text that is appended', () => {
  it('stands below the text, which stays as it is', async () => {
    const { _id } = await created({ title: 'Log', content: '- milk  ' });
    await append(_id, '- bread');
    expect(noteSchema.parse((await append(_id, 'Done.')).body)).toMatchObject({
      content: '- milk  \n- bread\n\nDone.',
      excerpt: expect.stringContaining('bread'),
    });
  });

  it('is added once for a key', async () => {
    const { _id } = await created({ title: 'Log' });
    for (let times = 0; times < 2; times += 1) expect((await append(_id, 'One', 'key')).status).toBe(200);
    expect((await read('log')).content).toBe('One');
  });

  it('loses nothing when many are sent at the same time', async () => {
    const { _id } = await created({ title: 'Log' });
    await Promise.all(Array.from({ length: 12 }, (_, n) => append(_id, `- ${n}`)));
    const lines = (await read('log')).content.split('\n');
    expect(lines.toSorted()).toEqual(Array.from({ length: 12 }, (_, n) => `- ${n}`).toSorted());
  });

  it('keeps the former text in the history', async () => {
    const { _id } = await created({ title: 'Log', content: 'First' });
    advance(60 * 60_000);
    await append(_id, 'Second');
    const versions = await ada.call('GET', paths.versions(_id));
    expect(versions.body).toHaveLength(1);
  });

  it('is refused when empty, too long, locked, in the trash, or not of this person', async () => {
    const note = await created({ title: 'Log', content: 'x'.repeat(LIMITS.contentLength - 1) });
    expect((await append(note._id, ' \n')).status).toBe(400);
    expect((await append(note._id, 'more')).status).toBe(400);
    const bob = await newUser();
    expect((await bob.call('POST', capturePaths.append(note._id), { content: 'x' })).status).toBe(404);
    const category = await ada.category('Work');
    expect((await append(category._id, 'x')).status).toBe(404);
    const other = await created({ title: 'Other' });
    await ada.call('PATCH', paths.lock(other._id), { locked: true });
    expect((await append(other._id, 'x')).status).toBe(423);
    await ada.moveToTrash(other._id);
    expect((await append(other._id, 'x')).status).toBe(404);
  });
});
