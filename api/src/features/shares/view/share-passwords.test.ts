import { paths, SHARE_PASSWORD_HEADER } from '@my-note/contract';
import { hashPassword } from 'better-auth/crypto';
import { describe, expect, it } from 'vitest';
import { share, shareIdOf, visitor } from '../../../testing/shares.ts';
import { useQuickHashes } from '../../../testing/sign-in/quick-hashes.ts';
import { useApp } from '../../../testing/test-app.ts';
import { createSharePasswords } from './share-password.usecases.ts';

const { app, newUser, services, advance } = useApp();
useQuickHashes();
const visit = visitor(app);
const DAY = 24 * 60 * 60_000;

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
      [`/api${paths.shared(shareId)}`, '/api/attachments', '/api/pictures'].map((scope) =>
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
