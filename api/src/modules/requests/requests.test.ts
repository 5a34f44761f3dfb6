import { notificationPageSchema, paths } from '@my-note/shared-kit/contract';
import { type RequestCreate, requestListSchema, requestSchema } from '@my-note/shared-kit/contract/requests';
import { describe, expect, it } from 'vitest';
import { createCommands } from '../../commands/commands.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { newUser, services } = useApp();
const wanted: RequestCreate = {
  type: 'issue',
  title: 'The tree jumps',
  description: 'When a note is moved\nthe tree jumps to its start',
  diagnostics: { browser: 'Firefox 128', width: '1280' },
};

const ask = async (user: TestUser, more: Partial<RequestCreate> = {}) =>
  requestSchema.parse((await user.call('POST', paths.requests, { ...wanted, ...more })).body);
const list = async (user: TestUser) => requestListSchema.parse((await user.call('GET', paths.requests)).body);
const newestNotification = async (user: TestUser) =>
  notificationPageSchema.parse((await user.call('GET', paths.notifications)).body).data[0];
async function run(name: 'list-requests' | 'answer-request', args: unknown) {
  const said: unknown[] = [];
  await createCommands(services(), { kind: 'embedded', dataDir: '' })[name](args, (line) => said.push(line));
  return said.join('\n');
}

describe('A request', () => {
  it('is kept with its status and shown to its owner only, newest first', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    const first = await ask(ada);
    const second = await ask(ada, { type: 'feature', title: 'Folders' });
    expect(first).toMatchObject({ ...wanted, status: 'open', answer: null });
    expect((await list(ada)).map(({ _id }) => _id)).toEqual([second._id, first._id]);
    expect(await list(bob)).toEqual([]);
  });

  it.each([
    { type: 'praise' },
    { title: '  ' },
    { title: 'x'.repeat(201) },
    { description: '' },
    { description: 'x'.repeat(10_001) },
    { diagnostics: { deep: { er: 'x' } } },
    { diagnostics: { big: 'x'.repeat(8_000) } },
    { status: 'done' },
  ])('is refused when something is wrong with it: %j', async (wrong) => {
    const ada = await newUser();
    expect((await ada.call('POST', paths.requests, { ...wanted, ...wrong })).status).toBe(400);
  });

  it('is taken until a hundred of a person are open', async () => {
    const ada = await newUser();
    for (let n = 0; n < 100; n += 1) await ask(ada);
    expect(await ada.call('POST', paths.requests, wanted)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('100 of your requests are open') },
    });
  });
});

describe("The operator's answer", () => {
  it('changes the status and tells whoever asked, once', async () => {
    const ada = await newUser();
    const { _id } = await ask(ada);
    const args = { id: _id, status: 'planned', answer: 'In the next version' };
    expect(await run('answer-request', args)).toBe('The tree jumps: planned');
    expect((await list(ada))[0]).toMatchObject({ status: 'planned', answer: 'In the next version' });
    const told = await newestNotification(ada);
    expect(told).toMatchObject({
      kind: 'request-status',
      title: 'Your request is planned',
      description: 'The tree jumps: In the next version',
      href: '/i/requests',
    });
    await run('answer-request', args);
    expect((await newestNotification(ada))?._id).toBe(told?._id);
    await run('answer-request', { id: _id, status: 'done' });
    expect(await newestNotification(ada)).toMatchObject({ title: 'Your request is done' });
    expect((await list(ada))[0]?.answer).toBe('In the next version');
  });

  it('is preceded by a list of what everybody asks', async () => {
    const ada = await newUser();
    const { _id } = await ask(ada, { title: 'Only once in the list' });
    const open = await run('list-requests', { status: 'open' });
    for (const text of [_id, ada.email, 'Only once in the list', 'the tree jumps', 'width: 1280']) {
      expect(open).toContain(text);
    }
    expect(await run('list-requests', { status: 'declined' })).toBe('There are none');
    await run('answer-request', { id: _id, status: 'declined' });
    expect(await run('list-requests', { status: 'open' })).not.toContain(_id);
    expect(await run('list-requests', { status: 'all' })).toContain(_id);
  });

  it('names what is wrong with it', async () => {
    await expect(run('answer-request', { id: 'x', status: 'done' })).rejects.toThrow('id: is not the number');
    await expect(
      run('answer-request', { id: '01890000-0000-7000-8000-000000000000', status: 'done' }),
    ).rejects.toThrow('There is no request');
    await expect(run('list-requests', { status: 'new' })).rejects.toThrow('status: ');
  });
});
