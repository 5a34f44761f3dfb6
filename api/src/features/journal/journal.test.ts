import { type Note, noteSchema, paths } from '@my-note/contract';
import { IDEMPOTENCY_KEY_HEADER } from '@my-note/contract/capture';
import { journalDaysSchema, journalPaths, writingSettingsSchema } from '@my-note/contract/journal';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { newUser } = useApp({ writesPerMinute: 0 });

const send = (user: TestUser, day: string, body: object = {}, key?: string) =>
  user.call('POST', journalPaths.day(day), body, key ? { [IDEMPOTENCY_KEY_HEADER]: key } : {});
const open = async (user: TestUser, day: string, body?: object): Promise<Note> =>
  noteSchema.parse((await send(user, day, body)).body);
const days = async (user: TestUser, month: string) =>
  journalDaysSchema.parse((await user.call('GET', `${journalPaths.days}?month=${month}`)).body).data;
const settings = async (user: TestUser) =>
  writingSettingsSchema.parse((await user.call('GET', journalPaths.settings)).body);

describe('The note of a day', () => {
  it('is made once in the journal, and opened after that', async () => {
    const ada = await newUser();
    const made = await Promise.all(Array.from({ length: 6 }, () => open(ada, '2026-12-01')));
    expect(new Set(made.map(({ _id }) => _id)).size).toBe(1);
    expect(made[0]).toMatchObject({ title: '2026-12-01', slug: 'journal/2026-12-01', content: '' });
    await open(ada, '2026-12-24');
    await open(ada, '2027-01-01');
    expect(await days(ada, '2026-12')).toEqual([
      { day: '2026-12-01', slug: 'journal/2026-12-01' },
      { day: '2026-12-24', slug: 'journal/2026-12-24' },
    ]);
    expect((await ada.list()).map(({ slug }) => slug).sort()).toEqual([
      ...['journal', 'journal/2026-12-01', 'journal/2026-12-24', 'journal/2027-01-01'],
    ]);
    expect(await days(await newUser(), '2026-12')).toEqual([]);
    await ada.moveToTrash(made[0]?._id ?? '');
    expect((await open(ada, '2026-12-01'))._id).not.toBe(made[0]?._id);
  });

  it('begins with the chosen template, in the chosen category', async () => {
    const ada = await newUser();
    const diary = await ada.category('My diary');
    const template = await ada.note(
      'Day',
      null,
      '# {{date:DD.MM.YYYY}} at {{time}}\n\n{{cursor}}- {{title}}',
    );
    const chosen = { templates: null, journal: diary._id, dayTemplate: template._id };
    expect((await ada.call('PUT', journalPaths.settings, chosen)).body).toEqual(chosen);
    expect(await open(ada, '2026-12-01', { time: '07:30' })).toMatchObject({
      slug: 'my-diary/2026-12-01',
      content: '# 01.12.2026 at 07:30\n\n- 2026-12-01',
    });
    await ada.moveToTrash(template._id);
    expect(await settings(ada)).toEqual({ ...chosen, dayTemplate: null });
    expect(await open(ada, '2026-12-02')).toMatchObject({ content: '' });
  });

  it('takes a text below it, once for a key', async () => {
    const ada = await newUser();
    await send(ada, '2026-12-01', { append: '- rain' }, 'key');
    await send(ada, '2026-12-01', { append: '- rain' }, 'key');
    expect((await open(ada, '2026-12-01', { append: '- sun' })).content).toBe('- rain\n- sun');
    const { _id } = await open(ada, '2026-12-01');
    await ada.call('PATCH', paths.lock(_id), { locked: true });
    expect((await send(ada, '2026-12-01', { append: 'x' })).status).toBe(423);
    expect((await send(ada, '2026-12-01')).status).toBe(200);
  });

  it.each([
    ['2026-02-30', {}, 'A day is written as 2026-12-01'],
    ['today', {}, 'A day is written as 2026-12-01'],
    ['2026-12-01', { time: '25:00' }, 'A time is written as 14:05'],
    ['2026-12-01', { append: ' ' }, 'There is nothing to append'],
    ['2026-12-01', { text: 'x' }, 'text'],
  ])('is refused for %s with %j', async (day, body, message) => {
    const refused = await send(await newUser(), day, body);
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
  });
});

it('Settings of writing take own categories and notes only', async () => {
  const [ada, bob] = [await newUser(), await newUser()];
  const none = { templates: null, journal: null, dayTemplate: null };
  expect(await settings(ada)).toEqual(none);
  const category = await ada.category('Templates');
  const note = await ada.note('Day');
  const put = (user: TestUser, change: object) =>
    user.call('PUT', journalPaths.settings, { ...none, ...change });
  expect((await put(ada, { templates: category._id })).status).toBe(200);
  expect((await put(ada, { templates: note._id })).status).toBe(400);
  expect((await put(ada, { dayTemplate: category._id })).status).toBe(400);
  expect((await put(bob, { templates: category._id })).status).toBe(400);
  expect((await ada.call('GET', `${journalPaths.days}?month=2026-13`)).status).toBe(400);
});
