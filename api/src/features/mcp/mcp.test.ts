import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { noteSchema, paths } from '@my-note/contract';
import { capturePaths } from '@my-note/contract/capture';
import { newAccessTokenSchema } from '@my-note/contract/sessions';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { app, newUser } = useApp();
let ada: TestUser;
let origin = '';
beforeAll(async () => {
  origin = await app().listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  ada = await newUser();
});

async function tokenOf(user: TestUser, scope: 'read' | 'write') {
  const made = await user.call('POST', paths.tokens, { name: 'assistant', scope, expires: null });
  return newAccessTokenSchema.parse(made.body).token;
}

const open: Client[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
});
/** The client of the official SDK, with a token of this person. */
async function connect(user: TestUser, scope: 'read' | 'write') {
  const client = new Client({ name: 'test', version: '1' });
  open.push(client);
  const headers = { authorization: `Bearer ${await tokenOf(user, scope)}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${origin}/api${capturePaths.mcp}`), {
      requestInit: { headers },
    }),
  );
  return client;
}

const resultSchema = z.object({
  isError: z.boolean().optional(),
  content: z.tuple([z.object({ text: z.string() })]),
});
async function use(client: Client, name: string, args: object) {
  const { isError, content } = resultSchema.parse(await client.callTool({ name, arguments: { ...args } }));
  return isError ? { refused: content[0].text } : JSON.parse(content[0].text);
}
const namesOf = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name);
const READING = ['search_notes', 'list_tags', 'list_notes', 'read_note', 'list_tasks'];

describe('An assistant', () => {
  it('with a token to read gets tools that change nothing', async () => {
    const client = await connect(ada, 'read');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(READING);
    expect(tools.map(({ annotations }) => annotations?.readOnlyHint)).toEqual(READING.map(() => true));
    await expect(client.callTool({ name: 'create_note', arguments: { title: 'x' } })).rejects.toThrow(
      /create_note/,
    );
    expect(await ada.list()).toEqual([]);
  });

  it('with a token to write makes, appends to, and changes notes', async () => {
    const client = await connect(ada, 'write');
    expect(await namesOf(client)).toEqual([
      ...READING,
      ...['create_note', 'append_to_note', 'append_today', 'edit_note', 'check_task'],
    ]);
    const made = await use(client, 'create_note', {
      ...{ title: 'Rain', content: 'It rains.', category: 'Work/Log', tags: ['rain'] },
      idempotencyKey: 'a',
    });
    expect(made).toMatchObject({ title: 'Rain', path: 'work/log/rain', version: 1 });
    await use(client, 'append_to_note', { id: made.id, content: 'Still.' });
    const day = { day: '2026-12-01', content: 'Snow.' };
    expect(await use(client, 'append_today', day)).toMatchObject({ path: 'journal/2026-12-01' });
    expect(await use(client, 'append_today', { ...day, day: '2026-02-30' })).toMatchObject({
      refused: expect.stringContaining('A day is written as 2026-12-01'),
    });
    const read = await use(client, 'read_note', { path: 'work/log/rain' });
    expect(read).toMatchObject({ id: made.id, content: 'It rains.\n\n#rain\n\nStill.', version: 2 });
    const changed = await use(client, 'edit_note', { id: made.id, baseVersion: 2, content: 'Sun.' });
    expect(changed.version).toBe(3);
    expect(noteSchema.parse((await ada.bySlug('work/log/rain')).body).content).toBe('Sun.');
  });

  it('lists and checks tasks', async () => {
    const client = await connect(ada, 'write');
    const { _id, slug } = await ada.note('Plan', null, '- [ ] Rent @2026-12-01\n- [ ] Paint');
    const { tasks } = await use(client, 'list_tasks', { to: '2026-12-31' });
    const [rent] = tasks;
    expect(tasks).toEqual([{ note: _id, path: slug, index: 0, text: 'Rent @2026-12-01', due: '2026-12-01' }]);
    const { note, index, text } = rent;
    expect(await use(client, 'check_task', { note, index, text, checked: true })).toMatchObject({
      version: 3,
    });
    expect(noteSchema.parse((await ada.bySlug(slug)).body).content).toBe(
      '- [x] Rent @2026-12-01\n- [ ] Paint',
    );
    expect(await use(client, 'check_task', { note, index, text: 'Other', checked: true })).toEqual({
      refused: expect.stringContaining('TASK_CHANGED'),
    });
  });

  it('does not write over what somebody has written since', async () => {
    const client = await connect(ada, 'write');
    const note = await ada.note('Plan');
    await ada.change(note._id, { content: 'Newer' });
    const stale = { id: note._id, baseVersion: note.version, content: 'Older' };
    expect(await use(client, 'edit_note', stale)).toEqual({
      refused: expect.stringContaining('VERSION_CONFLICT'),
    });
    expect(await use(client, 'edit_note', { id: note._id, content: 'Older' })).toEqual({
      refused: expect.stringContaining('baseVersion'),
    });
    expect(noteSchema.parse((await ada.bySlug('plan')).body).content).toBe('Newer');
  });

  it('searches, and lists in parts, without texts', async () => {
    const work = await ada.category('Work');
    for (const title of ['One', 'Two', 'Three']) await ada.note(title, work._id, `An umbrella for ${title}`);
    await ada.note('Elsewhere');
    const client = await connect(ada, 'read');
    const { hits } = await use(client, 'search_notes', { query: 'umbrella two' });
    expect(hits[0]).toMatchObject({ title: 'Two', path: 'work/two', snippet: 'An umbrella for Two' });
    await ada.note('Tagged', null, 'An umbrella #rain/wet');
    expect(await use(client, 'list_tags', {})).toEqual({
      tags: [
        { name: 'rain', notes: 0, all: 1 },
        { name: 'rain/wet', notes: 1, all: 1 },
      ],
    });
    expect(await use(client, 'search_notes', { query: 'umbrella tag:rain' })).toMatchObject({
      hits: [{ title: 'Tagged' }],
    });
    const first = await use(client, 'list_notes', { below: '/work', limit: 2 });
    expect(first).toMatchObject({ total: 3, next: 2, items: [{ path: 'work/one' }, { path: 'work/three' }] });
    const rest = await use(client, 'list_notes', { below: 'work', limit: 2, offset: first.next });
    expect(rest).toEqual({ total: 3, items: [expect.objectContaining({ path: 'work/two' })] });
    expect(JSON.stringify(await use(client, 'list_notes', {}))).not.toContain('umbrella');
  });

  it('gets nothing of somebody else, and no note in the trash', async () => {
    const note = await ada.note('Secret plan');
    const bob = await newUser();
    const client = await connect(bob, 'write');
    const NOT_THERE = { refused: expect.stringContaining('NOT_FOUND') };
    expect(await use(client, 'read_note', { id: note._id })).toEqual(NOT_THERE);
    expect(await use(client, 'read_note', { path: 'secret-plan' })).toEqual(NOT_THERE);
    expect(await use(client, 'append_to_note', { id: note._id, content: 'x' })).toEqual(NOT_THERE);
    expect(await use(client, 'search_notes', { query: 'secret' })).toEqual({ hits: [] });
    const own = await connect(ada, 'write');
    await ada.moveToTrash(note._id);
    expect(await use(own, 'read_note', { id: note._id })).toEqual(NOT_THERE);
  });

  it('learns what is wrong with its input', async () => {
    const client = await connect(ada, 'write');
    for (const [name, args, words] of [
      ['create_note', { title: ' ' }, 'A title is required'],
      ['create_note', { title: 'x', category: 'a//b' }, 'Title is required'],
      ['create_note', { title: 'x', colour: 'red' }, 'colour'],
      ['read_note', {}, 'Give either the id or the path'],
      ['search_notes', { query: '' }, 'Say what to search for'],
    ] as const)
      expect(await use(client, name, args)).toEqual({ refused: expect.stringContaining(words) });
    expect(await ada.list()).toEqual([]);
  });

  it('is refused without a token', async () => {
    const response = await app().inject({ method: 'POST', url: `/api${capturePaths.mcp}`, payload: {} });
    expect(response.statusCode).toBe(401);
  });
});
