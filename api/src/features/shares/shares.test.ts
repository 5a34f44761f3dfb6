import {
  notificationPageSchema,
  paths,
  SHARE_PASSWORD_HEADER,
  type ShareBody,
  sharedEnvelopeSchema,
  sharedNoteSchema,
  sharedSearchSchema,
  shareSchema,
  sharingSchema,
} from '@my-note/contract';
import { hashPassword } from 'better-auth/crypto';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { createSearchIndexer } from '../search/search-index.worker.ts';
import { notifyExpired } from './expiry.usecases.ts';
import { createSharePasswords } from './view/share-password.usecases.ts';

const { app, newUser, services, advance } = useApp();
const DAY = 24 * 60 * 60_000;

const share = async (user: TestUser, id: string, body?: ShareBody) =>
  shareSchema.parse((await user.call('PUT', paths.share(id), body ?? undefined)).body);
const shareIdOf = ({ href }: { href: string }) => href.split('/')[3] ?? '';

/** Calls without an account. */
async function visit(path: string, password?: string) {
  const headers = password === undefined ? {} : { [SHARE_PASSWORD_HEADER]: encodeURIComponent(password) };
  const response = await app().inject({ url: `/api${path}`, headers });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

async function sharedWork() {
  const ada = await newUser();
  const home = await ada.category('Home');
  const work = await ada.category('Work', home._id);
  const inner = await ada.category('Inner', work._id);
  const [plan, deep] = [await ada.note('Plan', work._id), await ada.note('Deep', inner._id)];
  const outside = await ada.note('Outside', home._id);
  return { ada, work, inner, plan, deep, outside };
}

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

describe('A search in a share', () => {
  const search = (shareId: string, q: string, password?: string) =>
    visit(`${paths.sharedSearch(shareId)}?q=${encodeURIComponent(q)}`, password);
  const found = async (shareId: string, q: string) =>
    sharedSearchSchema.parse((await search(shareId, q)).body).data;

  it('finds titles and texts of shared items only', async () => {
    const { ada, work, plan, deep } = await sharedWork();
    const shareId = shareIdOf(await share(ada, work._id));
    const hits = await found(shareId, 'text');
    expect(hits.map(({ item }) => item._id).sort()).toEqual([plan._id, deep._id].sort());
    const [hit] = await found(shareId, 'dée');
    expect(hit).toMatchObject({
      item: { slug: `i/shared/${shareId}/${deep._id}`, menuHref: 'work/inner/deep' },
      title: { text: 'Deep', highlights: [[0, 3]] },
    });
    expect(await found(shareId, 'outside')).toEqual([]);
    expect(JSON.stringify(hits)).not.toMatch(/home|outside/i);
  });

  it('finds the same once the notes are indexed', async () => {
    const { ada, work, plan } = await sharedWork();
    const shareId = shareIdOf(await share(ada, work._id));
    await createSearchIndexer(services(), { error: (error) => expect.fail(String(error)) }).drain();
    expect((await found(shareId, 'text of plan')).map(({ item }) => item._id)).toEqual([plan._id]);
    expect(await found(shareId, 'outside')).toEqual([]);
  });

  it('is limited in its rate', async () => {
    const { ada, plan } = await sharedWork();
    const shareId = shareIdOf(await share(ada, plan._id));
    const states = [];
    for (let n = 0; n < 61; n += 1) states.push((await search(shareId, 'plan')).status);
    expect(states.filter((status) => status === 200).length).toBeGreaterThan(40);
    expect(states).toContain(429);
    advance(60_000);
    expect((await search(shareId, 'plan')).status).toBe(200);
  });

  it('needs the password and an existing share', async () => {
    const { ada, work } = await sharedWork();
    const shareId = shareIdOf(await share(ada, work._id, { password: 'secret word' }));
    expect((await search(shareId, 'plan')).status).toBe(403);
    expect((await search(shareId, 'plan', 'secret word')).status).toBe(200);
    expect((await search('never', 'plan')).status).toBe(404);
    expect((await search(shareId, '', 'secret word')).status).toBe(400);
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
    const again = await share(ada, note._id, { password: null });
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

describe('A password', () => {
  it('is requested with 403, never with 401, and opens the share and its notes', async () => {
    const ada = await newUser();
    const note = await ada.note('Plan');
    const shareId = shareIdOf(await share(ada, note._id, { password: 'große größe 1' }));
    for (const path of [paths.shared(shareId), paths.sharedNote(shareId, note._id)]) {
      for (const password of [undefined, 'wrong', '']) {
        expect(await visit(path, password)).toMatchObject({
          status: 403,
          body: { code: 'PASSWORD_REQUIRED' },
        });
      }
      expect((await visit(path, 'große größe 1')).status).toBe(200);
    }
    expect((await ada.call('GET', paths.shared(shareId))).status).toBe(200);
  });

  it('can be tried a limited number of times; a visitor who has entered it is not limited', async () => {
    const ada = await newUser();
    const note = await ada.note('Plan');
    const shareId = shareIdOf(await share(ada, note._id, { password: 'the right one' }));
    expect((await visit(paths.shared(shareId), 'the right one')).status).toBe(200);
    const states = [];
    for (let n = 0; n < 25; n += 1) states.push((await visit(paths.shared(shareId), `wrong ${n}`)).status);
    expect(states).toContain(429);
    expect(Number((await visit(paths.shared(shareId), 'other')).headers['retry-after'])).toBeGreaterThan(0);
    expect((await visit(paths.shared(shareId), 'the right one')).status).toBe(200);
    advance(16 * 60_000);
    expect((await visit(paths.shared(shareId), 'wrong')).status).toBe(403);
  });

  it('can be tried from other addresses when one has reached the limit', async () => {
    const ada = await newUser();
    const shareId = shareIdOf(await share(ada, (await ada.note('Plan'))._id, { password: 'the right one' }));
    const from = async (remoteAddress: string, password: string) => {
      const headers = { [SHARE_PASSWORD_HEADER]: password };
      const url = `/api${paths.shared(shareId)}`;
      return (await app().inject({ url, headers, remoteAddress })).statusCode;
    };
    for (let n = 0; n < 20; n += 1) expect(await from(`2001:db8::${n}`, `wrong ${n}`)).toBe(403);
    expect(await from('2001:db8::ff', 'the right one')).toBe(429);
    expect(await from('2001:db8:0:1::1', 'the right one')).toBe(200);
  });

  it('of a share with many wrong attempts is checked slowly, and still opens it', async () => {
    const passwords = createSharePasswords(services(), { quickTriesPerShare: 2, pauseMs: 300 });
    const hash = await hashPassword('the right one');
    const attempt = (password: string, n: number) =>
      passwords.check('guessed', hash, {
        password,
        address: `10.7.0.${n}`,
        cookies: undefined,
        keepProof() {},
      });
    for (const n of [1, 2]) await expect(attempt('wrong', n)).rejects.toMatchObject({ statusCode: 403 });
    const started = performance.now();
    await attempt('the right one', 3);
    expect(performance.now() - started).toBeGreaterThanOrEqual(290);
  });

  it('is not requested again in a browser that keeps its cookie, until it is changed', async () => {
    const ada = await newUser();
    const [note, other] = [await ada.note('Plan'), await ada.note('Other')];
    const shareId = shareIdOf(await share(ada, note._id, { password: 'the first one' }));
    const path = paths.sharedNote(shareId, note._id);
    const visitWith = (cookie: string, where = path) =>
      app().inject({ url: `/api${where}`, headers: { cookie } });
    const { headers } = await visit(path, 'the first one');
    const cookies = [headers['set-cookie'] ?? []].flat();
    expect(cookies).toEqual(
      [`/api${paths.shared(shareId)}`, '/api/attachments'].map((scope) =>
        expect.stringMatching(
          `^share-${shareId}=\\d+\\.[\\w-]{43}; Path=${scope}; Max-Age=2592000; HttpOnly; SameSite=Strict$`,
        ),
      ),
    );
    const proof = cookies[0]?.split(';')[0] ?? '';
    expect((await visitWith(`a=b; ${proof}`)).statusCode).toBe(200);
    // It is valid for this share only, with this password, and for a month.
    const second = shareIdOf(await share(ada, other._id, { password: 'the first one' }));
    const moved = proof.replace(shareId, second);
    expect((await visitWith(moved, paths.shared(second))).statusCode).toBe(403);
    const later = proof.replace(/=\d/, '=9');
    for (const forged of [later, `${proof}x`, `share-${shareId}=`])
      expect((await visitWith(forged)).statusCode).toBe(403);
    await share(ada, note._id, { password: 'the second one' });
    expect((await visitWith(proof)).statusCode).toBe(403);
    const again = [(await visit(path, 'the second one')).headers['set-cookie'] ?? []].flat();
    const renewed = again[0]?.split(';')[0] ?? '';
    advance(29 * DAY);
    expect((await visitWith(renewed)).statusCode).toBe(200);
    advance(2 * DAY);
    expect((await visitWith(renewed)).statusCode).toBe(403);
  });

  it('has at least 8 characters', async () => {
    const ada = await newUser();
    const { _id } = await ada.note('Plan');
    expect(await ada.call('PUT', paths.share(_id), { password: '1234567' })).toMatchObject({
      status: 400,
      body: { message: 'The password needs at least 8 characters' },
    });
  });

  it('no longer opens the share after it was changed', async () => {
    const ada = await newUser();
    const note = await ada.note('Plan');
    const shareId = shareIdOf(await share(ada, note._id, { password: 'the first one' }));
    expect((await visit(paths.shared(shareId), 'the first one')).status).toBe(200);
    await share(ada, note._id, { password: 'the second one' });
    expect((await visit(paths.shared(shareId), 'the first one')).status).toBe(403);
    expect((await visit(paths.shared(shareId), 'the second one')).status).toBe(200);
  });
});
