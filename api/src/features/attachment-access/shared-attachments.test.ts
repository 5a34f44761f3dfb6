import { paths, SHARE_PASSWORD_HEADER, type ShareBody, shareSchema } from '@my-note/contract';
import { expect, it } from 'vitest';
import { attach, PNG } from '../../testing/files/files.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { app, newUser } = useApp();

async function withPicture(body?: ShareBody) {
  const ada = await newUser();
  const work = await ada.category('Work');
  const picture = await attach(app(), ada, 'a.png', PNG);
  const note = await ada.note('Plan', work._id, `![](${picture.url})`);
  const share = await shareOf(ada, note._id, body);
  return { ada, work, picture, note, share };
}
async function shareOf(user: TestUser, id: string, body?: ShareBody) {
  const share = shareSchema.parse((await user.call('PUT', paths.share(id), body ?? undefined)).body);
  return { ...share, shareId: share.href.split('/')[3] ?? '' };
}
async function statusOf(url: string, shareId?: string, headers: Record<string, string> = {}) {
  const query = shareId === undefined ? '' : `?share=${shareId}`;
  return (await app().inject({ url: `/api${url}${query}`, headers })).statusCode;
}

it('A visitor sees the pictures of a shared note, and revalidates each time', async () => {
  const { picture, share } = await withPicture();
  const response = await app().inject({ url: `/api${picture.url}?share=${share.shareId}` });
  expect(response.rawPayload).toEqual(PNG);
  expect(response.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
  expect(await statusOf(picture.url)).toBe(401);
});

it('A picture is not found for visitors after the share is removed or the note trashed', async () => {
  const { ada, picture, note, share } = await withPicture();
  await ada.moveToTrash(note._id);
  expect(await statusOf(picture.url, share.shareId)).toBe(404);
  await ada.restore(note._id);
  expect(await statusOf(picture.url, share.shareId)).toBe(200);
  await ada.call('DELETE', paths.shared(share._id));
  expect(await statusOf(picture.url, share.shareId)).toBe(404);
});

it('A picture is not found for visitors when the shared text does not show it any more', async () => {
  const { ada, picture, note, share } = await withPicture();
  await ada.change(note._id, { content: 'without' });
  expect(await statusOf(picture.url, share.shareId)).toBe(404);
});

it('A share opens the pictures of its items only, also of those below a category', async () => {
  const { ada, work, picture, share } = await withPicture();
  const other = await attach(app(), ada, 'b.png', PNG);
  await ada.note('Elsewhere', null, `![](${other.url})`);
  expect(await statusOf(other.url, share.shareId)).toBe(404);
  const whole = await shareOf(ada, work._id);
  expect(await statusOf(picture.url, whole.shareId)).toBe(200);
  expect(await statusOf(other.url, whole.shareId)).toBe(404);
});

it("Naming another user's picture in one's own shared text does not open it", async () => {
  const { picture } = await withPicture();
  const bob = await newUser();
  const note = await bob.note('Mine', null, `![](${picture.url})`);
  const { shareId } = await shareOf(bob, note._id);
  expect(await statusOf(picture.url, shareId)).toBe(404);
});

it('A visitor plays a part of a sound of a shared note, and nobody else does', async () => {
  const ada = await newUser();
  const bytes = Buffer.from('ID3\x04\0\0\0\0\0\0\xff\xfb\x90\x64 a sound', 'latin1');
  const sound = await attach(app(), ada, 'a.mp3', bytes);
  const note = await ada.note('Plan', null, `[a.mp3](${sound.url})`);
  const { shareId } = await shareOf(ada, note._id);
  const headers = { range: 'bytes=4-7' };
  const url = `/api${sound.url}?share=${shareId}`;
  const part = await app().inject({ url, headers });
  expect([part.statusCode, part.headers['content-type']]).toEqual([206, 'audio/mpeg']);
  expect(part.rawPayload).toEqual(bytes.subarray(4, 8));
  const outside = await app().inject({ url, headers: { range: 'bytes=400-' } });
  expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
  expect(await statusOf(sound.url, undefined, headers)).toBe(401);
  const bob = await newUser();
  const other = await shareOf(bob, (await bob.note('Mine', null, `[a.mp3](${sound.url})`))._id);
  expect(await statusOf(sound.url, other.shareId, headers)).toBe(404);
});

it('The password of a share protects its pictures', async () => {
  const { picture, share } = await withPicture({ password: 'secret word' });
  expect(await statusOf(picture.url, share.shareId)).toBe(403);
  expect(
    await statusOf(picture.url, share.shareId, {
      [SHARE_PASSWORD_HEADER]: encodeURIComponent('secret word'),
    }),
  ).toBe(200);
});
