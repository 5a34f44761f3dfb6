import {
  notificationPageSchema,
  paths,
  sharedEnvelopeSchema,
  sharedNoteSchema,
  sharingSchema,
} from '@my-note/contract';
import { describe, expect, it } from 'vitest';
import { share, shareIdOf, visitor, workToShare } from '../../testing/shares.ts';
import { useApp } from '../../testing/test-app.ts';
import { notifyExpired } from './expiry.usecases.ts';

const { app, newUser, services, advance } = useApp();
const visit = visitor(app);
const sharedWork = async () => workToShare(await newUser());
const DAY = 24 * 60 * 60_000;

describe('Sharing', () => {
  it('returns a link with an unguessable id, which stays the same while it is updated', async () => {
    const ada = await newUser();
    const note = await ada.note('Plan');
    const first = await share(ada, note._id);
    expect(first).toMatchObject({ noteId: note._id, expiresAt: null, hasPassword: false, views: 0 });
    expect(shareIdOf(first)).toMatch(/^[\w-]{22}$/);
    const second = await share(ada, note._id, { expiresInDays: 7, password: 'secret word' });
    expect(second).toMatchObject({ _id: first._id, href: first.href, hasPassword: true });
    const third = await share(ada, note._id, { password: null });
    expect(third).toMatchObject({ hasPassword: false, expiresAt: second.expiresAt });
  });

  it('makes a new link after its removal; the old one stops working immediately', async () => {
    const ada = await newUser();
    const note = await ada.note('Plan');
    const first = await share(ada, note._id);
    expect((await visit(paths.shared(shareIdOf(first)))).status).toBe(200);
    await ada.call('DELETE', paths.shared(first._id));
    expect((await visit(paths.shared(shareIdOf(first)))).status).toBe(404);
    expect((await visit(paths.sharedNote(shareIdOf(first), note._id))).status).toBe(404);
    expect((await share(ada, note._id)).href).not.toBe(first.href);
  });

  it('lists what the user shares', async () => {
    const { ada, work, plan } = await sharedWork();
    await share(ada, work._id);
    await share(ada, plan._id);
    await ada.moveToTrash(plan._id);
    await share(await newUser(), (await (await newUser()).note('x'))._id).catch(() => undefined);
    const list = sharingSchema.parse((await ada.call('GET', paths.sharing)).body);
    expect(list).toMatchObject([
      { suspended: true, includeChildren: false, note: { title: 'Plan' } },
      { suspended: false, includeChildren: true, note: { title: 'Work' } },
    ]);
  });

  it('is possible for the owner only', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    const note = await ada.note('Plan');
    expect((await bob.call('PUT', paths.share(note._id))).status).toBe(404);
    const { _id } = await share(ada, note._id);
    expect((await bob.call('DELETE', paths.shared(_id))).status).toBe(404);
    expect((await visit(paths.shared(shareIdOf(await share(ada, note._id))))).status).toBe(200);
  });
});

describe('A shared view', () => {
  it('contains the root and its descendants, without texts and without its ancestors', async () => {
    const { ada, work, inner, plan, deep, outside } = await sharedWork();
    const shareId = shareIdOf(await share(ada, work._id));
    const response = await visit(paths.shared(shareId));
    const { note, notes } = sharedEnvelopeSchema.parse(response.body).data;
    expect(note).toMatchObject({
      _id: work._id,
      category: null,
      slug: `i/shared/${shareId}/${work._id}`,
      menuHref: 'work',
    });
    expect(notes.map(({ menuHref }) => menuHref).sort()).toEqual([
      'work/inner',
      'work/inner/deep',
      'work/plan',
    ]);
    expect(notes.find(({ _id }) => _id === deep._id)?.category).toEqual({ _id: inner._id, title: 'Inner' });
    expect(JSON.stringify(response.body)).not.toMatch(/home|Text of|content/i);
    expect(response.headers['x-robots-tag']).toBe('noindex');
    expect((await visit(paths.sharedNote(shareId, plan._id))).body).toMatchObject({
      content: 'Text of Plan',
    });
    expect((await visit(paths.sharedNote(shareId, outside._id))).status).toBe(404);
  });

  it('lists only those links by address that lead to shared items', async () => {
    const { ada, work, plan, inner, outside } = await sharedWork();
    const moved = await ada.note('Moved', inner._id);
    await ada.change(moved._id, { title: 'Renamed' });
    await ada.change(plan._id, {
      content:
        '[deep](/home/work/inner/deep#a) https://notes.example:3000/home/work/inner/moved/ <http://x/home/outside> [o](/home/outside) [p](/home/work/inner/d%65ep?a)',
    });
    const shareId = shareIdOf(await share(ada, work._id));
    const { addresses } = sharedNoteSchema.parse((await visit(paths.sharedNote(shareId, plan._id))).body);
    const list = await ada.list();
    const idAt = (slug: string) => list.find((item) => item.slug === slug)?._id;
    expect(addresses).toEqual({
      'home/work/inner/deep': idAt('home/work/inner/deep'),
      'home/work/inner/moved': moved._id,
    });
    expect(Object.values(addresses)).not.toContain(outside._id);
  });

  it('of one note contains nothing else', async () => {
    const { ada, plan, deep } = await sharedWork();
    const shareId = shareIdOf(await share(ada, plan._id));
    const note = sharedNoteSchema.parse((await visit(paths.sharedNote(shareId, plan._id))).body);
    expect(note).toMatchObject({ category: null, menuHref: 'plan', content: 'Text of Plan' });
    expect((await visit(paths.sharedNote(shareId, deep._id))).status).toBe(404);
  });

  it('is suspended while the item is in the trash, and leaves out trashed descendants', async () => {
    const { ada, work, plan } = await sharedWork();
    const shareId = shareIdOf(await share(ada, work._id));
    await ada.moveToTrash(plan._id);
    expect((await visit(paths.sharedNote(shareId, plan._id))).status).toBe(404);
    expect(JSON.stringify((await visit(paths.shared(shareId))).body)).not.toContain('Plan');
    await ada.moveToTrash(work._id);
    expect((await visit(paths.shared(shareId))).status).toBe(404);
    await ada.restore(work._id);
    expect((await visit(paths.shared(shareId))).status).toBe(200);
  });

  it('ends when it expires, and stays ended: sharing again makes a new link', async () => {
    const ada = await newUser();
    const note = await ada.note('Plan');
    const old = shareIdOf(await share(ada, note._id, { expiresInDays: 1 }));
    advance(DAY - 60_000);
    expect((await visit(paths.shared(old))).status).toBe(200);
    advance(120_000);
    expect((await visit(paths.shared(old))).status).toBe(404);
    const unchanged = await share(ada, note._id, { password: 'secret word' });
    expect(unchanged.expiresAt).not.toBeNull();
    expect((await visit(paths.shared(shareIdOf(unchanged)))).status).toBe(404);
    await share(ada, note._id, { password: null });
    expect((await visit(paths.shared(old))).status).toBe(404);
    const again = await share(ada, note._id);
    expect(again).toMatchObject({ expiresAt: null });
    expect((await visit(paths.shared(old))).status).toBe(404);
    expect((await visit(paths.shared(shareIdOf(again)))).status).toBe(200);
  });

  it('opens again under its old link when its owner extends it', async () => {
    const ada = await newUser();
    const note = await ada.note('Plan');
    const shareId = shareIdOf(await share(ada, note._id, { expiresInDays: 1 }));
    advance(2 * DAY);
    expect(shareIdOf(await share(ada, note._id, { expiresInDays: 7 }))).toBe(shareId);
    expect((await visit(paths.shared(shareId))).status).toBe(200);
  });

  it('notifies its owner of the first visit and of its expiry, once', async () => {
    const ada = await newUser();
    const note = await ada.note('Plan');
    const shareId = shareIdOf(await share(ada, note._id, { expiresInDays: 1 }));
    for (let n = 0; n < 3; n += 1) await visit(paths.shared(shareId));
    advance(2 * DAY);
    for (let n = 0; n < 2; n += 1) await notifyExpired(services());
    const { data } = notificationPageSchema.parse((await ada.call('GET', paths.notifications)).body);
    expect(data.map(({ kind }) => kind)).toEqual(['share-expired', 'share-viewed', 'welcome']);
  });

  it('counts visits of all except the owner, and no reloads', async () => {
    const ada = await newUser();
    const note = await ada.note('Plan');
    const shareId = shareIdOf(await share(ada, note._id));
    await ada.call('GET', paths.shared(shareId));
    for (let n = 0; n < 3; n += 1) await visit(paths.shared(shareId));
    await app().inject({ method: 'HEAD', url: `/api${paths.shared(shareId)}` });
    await (await newUser()).call('GET', paths.shared(shareId));
    const [entry] = sharingSchema.parse((await ada.call('GET', paths.sharing)).body);
    expect(entry).toMatchObject({ views: 2, lastViewedAt: expect.any(String) });
  });

  it('responds the same to unknown, removed, expired, and suspended ids', async () => {
    const ada = await newUser();
    const [gone, old, trashed] = [await ada.note('A'), await ada.note('B'), await ada.note('C')];
    const removed = await share(ada, gone._id);
    await ada.call('DELETE', paths.shared(removed._id));
    const expired = await share(ada, old._id, { expiresInDays: 1 });
    const suspended = await share(ada, trashed._id);
    await ada.moveToTrash(trashed._id);
    advance(2 * DAY);
    const bodies = [];
    for (const id of ['x', 'A'.repeat(22), shareIdOf(removed), shareIdOf(expired), shareIdOf(suspended)]) {
      const response = await visit(paths.shared(id));
      expect(response.status).toBe(404);
      bodies.push(JSON.stringify(response.body));
    }
    expect(new Set(bodies).size).toBe(1);
  });
});
