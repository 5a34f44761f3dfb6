import { paths } from '@my-note/contract';
import { reportSchema } from '@my-note/contract/report';
import { describe, expect, it } from 'vitest';
import { attach, upload } from '../../testing/files/files.ts';
import { useApp } from '../../testing/test-app.ts';

const { app, newUser } = useApp({ quotaMegabytes: 1 });
const SIZE = 700_000;
const text = (letter: string) => letter.repeat(SIZE);

describe('A person with a quota', () => {
  it('is refused a text that does not fit, with what to do, and keeps what was saved', async () => {
    const ada = await newUser();
    const first = await ada.note('First', null, text('a'));
    const second = await ada.note('Second', null, 'short');
    const refused = await ada.change(second._id, { content: text('b') });
    expect(refused).toMatchObject({
      status: 413,
      body: { code: 'QUOTA_EXCEEDED', message: expect.stringContaining('may take 1 MB here') },
    });
    expect((await ada.bySlug(second.slug)).body).toMatchObject({ content: 'short' });
    // With a new title, which takes another way.
    expect((await ada.change(second._id, { title: 'Renamed', content: text('b') })).status).toBe(413);
    expect((await ada.change(first._id, { content: 'now it is short' })).status).toBe(200);
    expect((await ada.change(second._id, { content: text('b') })).status).toBe(200);
  });

  it('has room again after a deletion from the trash, not before', async () => {
    const ada = await newUser();
    const first = await ada.note('First', null, text('a'));
    const second = await ada.note('Second', null, 'short');
    await ada.moveToTrash(first._id);
    expect((await ada.change(second._id, { content: text('b') })).status).toBe(413);
    await ada.call('DELETE', paths.note(first._id));
    expect((await ada.change(second._id, { content: text('b') })).status).toBe(200);
  });

  it('is refused a file that does not fit, and sees the room in the report', async () => {
    const ada = await newUser();
    await ada.note('First', null, text('a'));
    const refused = await upload(app(), ada, paths.attachments, 'a.txt', text('c'));
    expect(refused).toMatchObject({ status: 413, body: { code: 'QUOTA_EXCEEDED' } });
    await attach(app(), ada, 'a.txt', 'small');
    const { quota } = reportSchema.parse((await ada.call('GET', paths.report)).body);
    expect(quota).toEqual({ used: SIZE + 'small'.length, limit: 1024 * 1024 });
  });

  it('is refused what does not fit together when files come at the same time', async () => {
    const ada = await newUser();
    const send = (n: number) => upload(app(), ada, paths.attachments, `${n}.txt`, text('c'));
    const statuses = (await Promise.all([1, 2, 3, 4].map(send))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 413, 413, 413]);
  });

  it('does not count what others have', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    await ada.note('First', null, text('a'));
    expect((await bob.note('First', null, text('b'))).content).toHaveLength(SIZE);
  });
});

describe('A site with a limit of its own for files', () => {
  const small = useApp({ uploadMegabytes: 1 });

  it('refuses larger ones, and says the limit', async () => {
    const ada = await small.newUser();
    const send = (bytes: number) => upload(small.app(), ada, paths.attachments, 'a.txt', 'a'.repeat(bytes));
    expect((await send(1024 * 1024)).status).toBe(201);
    expect(await send(1024 * 1024 + 1)).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE', message: expect.stringContaining('at most 1 MB') },
    });
  });
});
