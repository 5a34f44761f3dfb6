import http from 'node:http';
import { paths, SHARE_PASSWORD_HEADER, shareSchema } from '@my-note/contract';
import { afterAll, expect, it } from 'vitest';
import { PNG } from '../../testing/files/files.ts';
import { useApp } from '../../testing/test-app.ts';

let fetched = 0;
const site = http.createServer((_request, response) => {
  fetched += 1;
  response.end(PNG);
});
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
const at = site.address();
const host = `127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
afterAll(() => void site.close());

const { app, newUser } = useApp({ picturePrivateHosts: [host], picturesPerMinute: 20 });
const PICTURE = `http://${host}/a.png`;

type Query = { address: string; share?: string; note?: string };
const read = (query: Query, headers: Record<string, string> = {}, remoteAddress = '203.0.113.1') =>
  app().inject({ url: `/api${paths.pictures}`, query, headers, remoteAddress });

async function shared(content: string, password?: string) {
  const ada = await newUser();
  const note = await ada.note('Plan', null, content);
  const body = password === undefined ? undefined : { password };
  const { href } = shareSchema.parse((await ada.call('PUT', paths.share(note._id), body)).body);
  return { ada, note: note._id, share: href.split('/')[3] ?? '' };
}

it('A signed-in user gets the picture, cacheable and with headers that forbid scripts', async () => {
  const ada = await newUser();
  const response = await read({ address: PICTURE }, { authorization: `Bearer ${ada.accessToken}` });
  expect(response.rawPayload).toEqual(PNG);
  expect(response.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, max-age=86400',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

it('A failure has a reason, is not a gateway error, and is not cached', async () => {
  const ada = await newUser();
  const response = await read(
    { address: 'http://127.0.0.1:8080/a.png' },
    { authorization: `Bearer ${ada.accessToken}` },
  );
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({
    code: 'PICTURE_UNAVAILABLE',
    message: "The picture couldn't be loaded: its address is not a public one",
  });
  expect(response.headers['cache-control']).toBe('no-store');
});

it('A visitor of a share gets the pictures of the shared note, and no others', async () => {
  const { ada, note, share } = await shared(`![A](${PICTURE})`);
  const other = await ada.note('Other', null, `![B](http://${host}/b.png)`);
  expect((await read({ address: PICTURE, share, note })).rawPayload).toEqual(PNG);
  const before = fetched;
  expect((await read({ address: `http://${host}/b.png`, share, note })).statusCode).toBe(404);
  expect((await read({ address: `http://${host}/b.png`, share, note: other._id })).statusCode).toBe(404);
  expect((await read({ address: PICTURE, share: 'nothing', note })).statusCode).toBe(404);
  expect((await read({ address: PICTURE })).statusCode).toBe(401);
  expect((await read({ address: PICTURE, share })).statusCode).toBe(401);
  await ada.change(note, { content: 'without' });
  expect((await read({ address: PICTURE, share, note })).statusCode).toBe(404);
  expect(fetched).toBe(before);
});

it('The password of a share protects its pictures of other sites too', async () => {
  const { note, share } = await shared(`![A](${PICTURE})`, 'secret word');
  expect((await read({ address: PICTURE, share, note })).statusCode).toBe(403);
  const headers = { [SHARE_PASSWORD_HEADER]: encodeURIComponent('secret word') };
  expect((await read({ address: PICTURE, share, note }, headers)).statusCode).toBe(200);
  // A browser that comes back has the proof instead.
  const opened = await app().inject({ url: `/api${paths.sharedNote(share, note)}`, headers });
  const cookie =
    [opened.headers['set-cookie'] ?? []].flat().find((one) => one.includes('/api/pictures')) ?? '';
  expect(
    (await read({ address: PICTURE, share, note }, { cookie: cookie.split(';')[0] ?? '' })).statusCode,
  ).toBe(200);
});

it('Too many in a minute are refused with a retry time', async () => {
  const ada = await newUser();
  const headers = { authorization: `Bearer ${ada.accessToken}` };
  for (let count = 0; count < 20; count += 1) await read({ address: 'https://' }, headers);
  const refused = await read({ address: PICTURE }, headers);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

it('An invalid address is refused before any request is sent', async () => {
  const ada = await newUser();
  for (const address of ['', 'a.png', 'javascript:alert(1)', `https://example.org/${'x'.repeat(2000)}`])
    expect((await read({ address }, { authorization: `Bearer ${ada.accessToken}` })).statusCode).toBe(400);
});
