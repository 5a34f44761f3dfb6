import { notificationPageSchema, paths } from '@my-note/contract';
import { type RequestCreate, requestListSchema, requestSchema } from '@my-note/contract/requests';
import { describe, expect, it } from 'vitest';
import { createCommands } from '../../app/commands/commands.ts';
import { attach, download, PNG } from '../../testing/files/files.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { sweepAttachments } from '../attachments/sweep.usecases.ts';

const { app, newUser, services, advance } = useApp();
const MONTH = 30 * 24 * 60 * 60_000;
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
async function run(name: 'list-requests' | 'answer-request' | 'request-screenshot', args: unknown) {
  const said: unknown[] = [];
  await createCommands(services(), { works: app().works })[name](args, (line) => said.push(line));
  return said.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
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
  ])('is refused when it is invalid: %j', async (wrong) => {
    const ada = await newUser();
    expect((await ada.call('POST', paths.requests, { ...wanted, ...wrong })).status).toBe(400);
  });

  it('is refused while a hundred of the user are open', async () => {
    const ada = await newUser();
    for (let n = 0; n < 100; n += 1) await ask(ada);
    expect(await ada.call('POST', paths.requests, wanted)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('100 of your requests are open') },
    });
  });
});

describe('A screenshot of a request', () => {
  it('is a picture of the same user, kept as long as the request', async () => {
    const ada = await newUser();
    const [shown, loose] = [await attach(app(), ada, 'a.png', PNG), await attach(app(), ada, 'b.png', PNG)];
    const made = await ask(ada, { screenshot: shown._id });
    expect(made.screenshot).toBe(`/attachments/${shown._id}`);
    expect((await list(ada))[0]).toEqual(made);
    expect((await ask(ada)).screenshot).toBeNull();
    const note = await ada.note('Both', null, `![](${shown.url}) ![](${loose.url})`);
    await ada.call('DELETE', paths.note(note._id));
    const statuses = async () =>
      Promise.all([shown, loose].map(async ({ url }) => (await download(app(), ada, url)).status));
    expect(await statuses()).toEqual([200, 404]);
    advance(2 * MONTH);
    await sweepAttachments(services());
    const later = await newUser(ada.email);
    expect((await download(app(), later, shown.url)).bytes).toEqual(PNG);
  });

  it('is refused when it is deleted, not a picture, or of another user', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    const [his, text] = [await attach(app(), bob, 'a.png', PNG), await attach(app(), ada, 'a.txt', 'text')];
    const tried = async (screenshot: string) => ada.call('POST', paths.requests, { ...wanted, screenshot });
    for (const id of [his._id, crypto.randomUUID()])
      expect(await tried(id)).toMatchObject({
        status: 400,
        body: { message: 'screenshot: This picture is gone. Add it again' },
      });
    expect(await tried(text._id)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('"a.txt" is no picture') },
    });
    expect(await list(ada)).toEqual([]);
  });

  it("is in the operator's list and can be downloaded", async () => {
    const ada = await newUser();
    const { _id: screenshot } = await attach(app(), ada, 'a.png', PNG);
    const [withOne, without] = [await ask(ada, { screenshot }), await ask(ada)];
    const listed = await run('list-requests', { status: 'open' });
    expect(listed).toContain(`Screenshot: my-note requests screenshot ${withOne._id} picture.png`);
    expect(listed).not.toContain(`screenshot ${without._id}`);
    const said = await run('request-screenshot', { id: withOne._id });
    expect(said).toBe(`{"type":"image/png"}\n{"base64":"${PNG.toString('base64')}"}`);
    await expect(run('request-screenshot', { id: without._id })).rejects.toThrow('has no screenshot');
    await expect(run('request-screenshot', { id: crypto.randomUUID() })).rejects.toThrow(
      'There is no request',
    );
    await expect(run('request-screenshot', { id: 'x' })).rejects.toThrow('id: is not the number');
  });
});

describe("The operator's answer", () => {
  it('changes the status and notifies the author once', async () => {
    const ada = await newUser();
    const { _id } = await ask(ada);
    const args = { id: _id, status: 'planned', answer: 'In the next version' };
    expect(await run('answer-request', args)).toBe('The tree jumps: planned');
    expect((await list(ada))[0]).toMatchObject({ status: 'planned', answer: 'In the next version' });
    const notification = await newestNotification(ada);
    expect(notification).toMatchObject({
      kind: 'request-status',
      title: 'Your request is planned',
      description: 'The tree jumps: In the next version',
      href: '/i/requests',
    });
    await run('answer-request', args);
    expect((await newestNotification(ada))?._id).toBe(notification?._id);
    await run('answer-request', { id: _id, status: 'done' });
    expect(await newestNotification(ada)).toMatchObject({ title: 'Your request is done' });
    expect((await list(ada))[0]?.answer).toBe('In the next version');
  });

  it("starts from a list of all users' requests", async () => {
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

  it('is refused with a reason when it is invalid', async () => {
    await expect(run('answer-request', { id: 'x', status: 'done' })).rejects.toThrow('id: is not the number');
    await expect(
      run('answer-request', { id: '01890000-0000-7000-8000-000000000000', status: 'done' }),
    ).rejects.toThrow('There is no request');
    await expect(run('list-requests', { status: 'new' })).rejects.toThrow('status: ');
  });
});
