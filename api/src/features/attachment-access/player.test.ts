import { paths } from '@my-note/contract';
import { newAccessTokenSchema } from '@my-note/contract/sessions';
import { beforeEach, expect, it } from 'vitest';
import { attach } from '../../testing/files/files.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const HOUR = 60 * 60_000;
const SOUND = Buffer.from('ID3\x04\0\0\0\0\0\0\xff\xfb\x90\x64 a sound', 'latin1');

const { app, newUser, advance } = useApp();
let ada: TestUser;
beforeEach(async () => {
  ada = await newUser();
});

const ask = (token: string, id: string, headers: Record<string, string> = {}) =>
  app().inject({
    method: 'POST',
    url: `/api${paths.attachmentPlayer(id)}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });

/** A file that a player may read, and how the player asks for it. */
async function playable(user: TestUser, headers?: Record<string, string>) {
  const { _id } = await attach(app(), user, 'a.mp3', SOUND);
  const header = String((await ask(user.accessToken, _id, headers)).headers['set-cookie']);
  return { id: _id, header, cookie: header.split(';')[0] ?? '' };
}
const read = (id: string, cookie: string, headers: Record<string, string> = {}) =>
  app().inject({ url: `/api${paths.attachment(id)}`, headers: { cookie, ...headers } });

it('Reads parts of a file of its person without an access token', async () => {
  const { id, cookie } = await playable(ada);
  const first = await read(id, cookie, { range: 'bytes=0-' });
  expect([first.statusCode, first.rawPayload]).toEqual([206, SOUND]);
  expect(first.headers).toMatchObject({
    'accept-ranges': 'bytes',
    'content-type': 'audio/mpeg',
    'cache-control': 'private, no-cache',
    'cross-origin-resource-policy': 'same-origin',
  });
  const { etag } = first.headers;
  const part = await read(id, cookie, { range: 'bytes=4-7', 'if-range': String(etag) });
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 4-7/${SOUND.length}`]);
  expect(part.rawPayload).toEqual(SOUND.subarray(4, 8));
  const changed = await read(id, cookie, { range: 'bytes=4-7', 'if-range': '"another"' });
  expect([changed.statusCode, changed.rawPayload]).toEqual([200, SOUND]);
  const outside = await read(id, cookie, { range: 'bytes=400-' });
  expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${SOUND.length}`]);
});

it('Gets a cookie that scripts and other sites cannot use, for this file alone', async () => {
  const { id, header } = await playable(ada);
  expect(header).toMatch(
    new RegExp(
      `^my-note-player=[^;]+; Max-Age=3600; Path=/api/attachments/${id}; HttpOnly; SameSite=Strict$`,
    ),
  );
  const { header: safe } = await playable(ada, { origin: 'https://notes.example.org:8443' });
  expect(safe).toMatch(/^my-note-player-8443=.*; Secure; SameSite=Strict$/);
});

it('Reads no other file, neither of its person nor of others', async () => {
  const { id, cookie } = await playable(ada);
  const own = await attach(app(), ada, 'b.mp3', SOUND);
  const bob = await newUser();
  const foreign = await attach(app(), bob, 'c.mp3', SOUND);
  for (const other of [own._id, foreign._id]) expect((await read(other, cookie)).statusCode).toBe(401);
  for (const wrong of [
    `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`,
    `${cookie}x`,
    'my-note-player=x',
    // Of the form of a cookie, but with no id of a session.
    `my-note-player=${'-'.repeat(36)}.9999999999.${'a'.repeat(43)}`,
  ])
    expect((await read(id, wrong)).statusCode, wrong).toBe(401);
  // Nor does it make any other call.
  const list = await app().inject({ url: `/api${paths.notes}`, headers: { cookie } });
  expect(list.statusCode).toBe(401);
});

it('Is allowed by the owner’s session alone', async () => {
  const { _id } = await attach(app(), ada, 'a.mp3', SOUND);
  const bob = await newUser();
  expect((await ask(bob.accessToken, _id)).statusCode).toBe(404);
  const wanted = { name: 'script', scope: 'write', expires: null };
  const { body } = await ada.call('POST', paths.tokens, wanted);
  expect((await ask(newAccessTokenSchema.parse(body).token, _id)).statusCode).toBe(403);
});

it('Reads nothing after an hour or a sign-out', async () => {
  const { id, cookie } = await playable(ada);
  advance(HOUR - 1_000);
  expect((await read(id, cookie)).statusCode).toBe(200);
  advance(2_000);
  expect((await read(id, cookie)).statusCode).toBe(401);

  const eve = await newUser();
  const film = await playable(eve);
  expect((await read(film.id, film.cookie)).statusCode).toBe(200);
  await eve.call('DELETE', paths.currentLogin);
  expect((await read(film.id, film.cookie)).statusCode).toBe(401);
});

it('Opens no share that has a password', async () => {
  const { id, cookie } = await playable(ada);
  const bob = await newUser();
  const note = await bob.note('Plan', null, `[a.mp3](${paths.attachment(id)})`);
  const { body } = await bob.call('PUT', paths.share(note._id), { password: 'open sesame' });
  const [, , , shareId] = String(Reflect.get(Object(body), 'href')).split('/');
  // The owner of the file reads it by the cookie; the share of somebody else gives no access to it.
  const url = `/api${paths.attachment(id)}?share=${shareId}`;
  expect((await app().inject({ url })).statusCode).toBe(403);
  expect((await app().inject({ url, headers: { cookie } })).statusCode).toBe(200);
});
