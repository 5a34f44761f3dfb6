import { paths, SHARE_PASSWORD_HEADER, sharedNoteSchema } from '@my-note/contract';
import { expect, it } from 'vitest';
import { attach, PNG } from '../../../testing/files/files.ts';
import { share, shareIdOf, visitor } from '../../../testing/shares.ts';
import { useApp } from '../../../testing/test-app.ts';

const { app, newUser, advance } = useApp();
const visit = visitor(app);
const DAY = 24 * 60 * 60_000;

const embed = ({ _id }: { _id: string }) => `![x](note:${_id})`;
const read = async (shareId: string, noteId: string) =>
  sharedNoteSchema.parse((await visit(paths.sharedNote(shareId, noteId))).body);

it('An embedded note of the same shared category is read through that share', async () => {
  const ada = await newUser();
  const work = await ada.category('Work');
  const inside = await ada.note('Inside', work._id, 'Words of Inside');
  const outside = await ada.note('Outside', null, 'Words of Outside');
  const page = await ada.note('Page', work._id, `${embed(inside)}\n\n${embed(outside)}`);
  const shareId = shareIdOf(await share(ada, work._id));
  const note = await read(shareId, page._id);
  expect(note.embeds).toEqual({ [inside._id]: shareId });
  expect(JSON.stringify(note)).not.toContain('Words of');
  expect((await visit(paths.sharedNote(shareId, outside._id))).status).toBe(404);
});

it('An embedded note with a link of its own is read through the page, and only while it is open to all', async () => {
  const ada = await newUser();
  const home = await ada.category('Home');
  const plan = await ada.note('Plan', home._id, 'Words of Plan');
  const linked = await ada.note('Linked', null, 'Words of Linked');
  const page = await ada.note('Page', null, `${embed(plan)} and [only a link](note:${linked._id})`);
  const shareId = shareIdOf(await share(ada, page._id));
  await share(ada, linked._id);
  const embedded = async () => (await read(shareId, page._id)).embedded;
  const through = async (id: string, ...around: string[]) =>
    visit(`${paths.sharedNote(shareId, id)}?through=${around.join(',')}`);
  expect(await embedded()).toEqual([]);
  expect((await through(plan._id, page._id)).status).toBe(404);

  const own = shareIdOf(await share(ada, plan._id));
  expect(await embedded()).toEqual([plan._id]);
  const shown = await through(plan._id, page._id);
  expect(sharedNoteSchema.parse(shown.body)).toMatchObject({
    title: 'Plan',
    content: 'Words of Plan',
    menuHref: 'plan',
    category: null,
  });
  // Neither response names the link of the note, or where the note is.
  for (const body of [shown.body, (await visit(paths.sharedNote(shareId, page._id))).body])
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${own}|home`, 'i'));
  // Not by itself, not through a note that only links to it, nor through a share of another note.
  expect((await visit(paths.sharedNote(shareId, plan._id))).status).toBe(404);
  expect((await through(linked._id, page._id)).status).toBe(404);
  expect((await through(plan._id, linked._id)).status).toBe(404);
  expect((await through(plan._id, plan._id)).status).toBe(404);

  await share(ada, plan._id, { password: 'secret word' });
  expect([await embedded(), (await through(plan._id, page._id)).status]).toEqual([[], 404]);
  await share(ada, plan._id, { password: null, expiresInDays: 1 });
  expect([await embedded(), (await through(plan._id, page._id)).status]).toEqual([[plan._id], 200]);
  advance(2 * DAY);
  expect([await embedded(), (await through(plan._id, page._id)).status]).toEqual([[], 404]);
  await share(ada, plan._id, { expiresInDays: null });
  await ada.change(page._id, { content: 'Without it' });
  expect((await through(plan._id, page._id)).status).toBe(404);
  await ada.change(page._id, { content: embed(plan) });
  expect((await through(plan._id, page._id)).status).toBe(200);
  await ada.moveToTrash(plan._id);
  expect([await embedded(), (await through(plan._id, page._id)).status]).toEqual([[], 404]);
});

it('Notes in notes are read through each other, and end with the share and its password', async () => {
  const ada = await newUser();
  const picture = await attach(app(), ada, 'a.png', PNG);
  const hidden = await attach(app(), ada, 'b.png', PNG);
  const inner = await ada.note('Inner', null, `Words of Inner ![](${picture.url})`);
  const middle = await ada.note('Middle', null, embed(inner));
  const page = await ada.note('Page', null, embed(middle));
  await ada.note('Elsewhere', null, `![](${hidden.url})`);
  for (const { _id } of [inner, middle]) await share(ada, _id);
  const made = await share(ada, page._id, { password: 'secret word' });
  const shareId = shareIdOf(made);
  const at = `${paths.sharedNote(shareId, inner._id)}?through=${page._id},${middle._id}`;
  const file = (url: string, note = inner._id) =>
    `${url}?share=${shareId}&note=${note}&through=${page._id},${middle._id}`;
  const status = async (path: string, password?: string) =>
    (
      await app().inject({
        url: `/api${path}`,
        headers: password ? { [SHARE_PASSWORD_HEADER]: encodeURIComponent(password) } : {},
      })
    ).statusCode;
  expect([await status(at), await status(file(picture.url))]).toEqual([403, 403]);
  expect([await status(at, 'secret word'), await status(file(picture.url), 'secret word')]).toEqual([
    200, 200,
  ]);
  expect(await status(`${picture.url}?share=${shareId}`, 'secret word')).toBe(404);
  expect(await status(file(hidden.url), 'secret word')).toBe(404);
  expect(await status(file(picture.url, middle._id), 'secret word')).toBe(404);
  expect(await status(`${paths.sharedNote(shareId, inner._id)}?through=${page._id}`, 'secret word')).toBe(
    404,
  );
  await ada.call('DELETE', paths.shared(made._id));
  expect([await status(at, 'secret word'), await status(file(picture.url), 'secret word')]).toEqual([
    404, 404,
  ]);
});

it('A note of another person is never named, whatever is embedded and however it is shared', async () => {
  const [ada, bob] = [await newUser(), await newUser()];
  const secret = await ada.note('Secret', null, 'Words of Ada');
  const open = await ada.note('Open', null, 'Words for all');
  await share(ada, open._id);
  const page = await bob.note('Page', null, `${embed(secret)}\n\n${embed(open)}`);
  const shareId = shareIdOf(await share(bob, page._id));
  const note = await read(shareId, page._id);
  expect([note.embeds, note.embedded]).toEqual([{}, []]);
  for (const { _id } of [secret, open])
    expect((await visit(`${paths.sharedNote(shareId, _id)}?through=${page._id}`)).status).toBe(404);
  for (const { _id } of [secret, open])
    expect((await visit(paths.sharedNote(shareId, _id))).status).toBe(404);
  // Nor is it his in the app.
  expect((await bob.call('GET', `${paths.noteBySlug}?slug=secret`)).status).toBe(404);
});
