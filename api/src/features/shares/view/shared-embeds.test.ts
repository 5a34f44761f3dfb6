import { paths, sharedNoteSchema } from '@my-note/contract';
import { expect, it } from 'vitest';
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

it('An embedded note with a link of its own is read through that link, and only while it is open to all', async () => {
  const ada = await newUser();
  const plan = await ada.note('Plan', null, 'Words of Plan');
  const linked = await ada.note('Linked', null, 'Words of Linked');
  const page = await ada.note('Page', null, `${embed(plan)} and [only a link](note:${linked._id})`);
  const shareId = shareIdOf(await share(ada, page._id));
  await share(ada, linked._id);
  const embeds = async () => (await read(shareId, page._id)).embeds;
  expect(await embeds()).toEqual({});

  const own = await share(ada, plan._id);
  expect(await embeds()).toEqual({ [plan._id]: shareIdOf(own) });
  expect((await read(shareIdOf(own), plan._id)).content).toBe('Words of Plan');
  // Never through the share of the page.
  expect((await visit(paths.sharedNote(shareId, plan._id))).status).toBe(404);

  await share(ada, plan._id, { password: 'secret word' });
  expect(await embeds()).toEqual({});
  await share(ada, plan._id, { password: null, expiresInDays: 1 });
  expect(await embeds()).toEqual({ [plan._id]: shareIdOf(own) });
  advance(2 * DAY);
  expect(await embeds()).toEqual({});
  await share(ada, plan._id, { expiresInDays: null });
  await ada.moveToTrash(plan._id);
  expect(await embeds()).toEqual({});
});

it('A note of another person is never named, whatever is embedded and however it is shared', async () => {
  const [ada, bob] = [await newUser(), await newUser()];
  const secret = await ada.note('Secret', null, 'Words of Ada');
  const open = await ada.note('Open', null, 'Words for all');
  await share(ada, open._id);
  const page = await bob.note('Page', null, `${embed(secret)}\n\n${embed(open)}`);
  const shareId = shareIdOf(await share(bob, page._id));
  const note = await read(shareId, page._id);
  expect(note.embeds).toEqual({});
  for (const { _id } of [secret, open])
    expect((await visit(paths.sharedNote(shareId, _id))).status).toBe(404);
  // Nor is it his in the app.
  expect((await bob.call('GET', `${paths.noteBySlug}?slug=secret`)).status).toBe(404);
});
