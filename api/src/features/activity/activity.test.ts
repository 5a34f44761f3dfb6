import { paths } from '@my-note/contract';
import { activityPageSchema } from '@my-note/contract/activity';
import { newAccessTokenSchema } from '@my-note/contract/sessions';
import { expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { useApp } from '../../testing/test-app.ts';
import { PASSWORD, signUp, type TestUser } from '../../testing/test-user.ts';
import { forgetOldActivity } from './activity.usecases.ts';

const { app, newUser, services, advance } = useApp();
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const read = async (user: TestUser, cursor?: string) => {
  const path = cursor ? `${paths.activity}?cursor=${cursor}` : paths.activity;
  return activityPageSchema.parse((await user.call('GET', path)).body);
};
const kinds = async (user: TestUser) => (await read(user)).data.map(({ kind }) => kind);

it('records sign-ins, shares, and tokens, with the device and without texts', async () => {
  const ada = await newUser();
  const note = await ada.note('Secret plan');
  const device = { 'user-agent': FIREFOX };
  const share = await ada.call('PUT', paths.share(note._id), undefined, device);
  await ada.call('PUT', paths.share(note._id), { expiresInDays: 7 }, device);
  const { _id: shareId } = share.body as { _id: string };
  await ada.call('DELETE', paths.shared(shareId), undefined, device);
  const made = await ada.call('POST', paths.tokens, { name: 'backup', scope: 'read', expires: null }, device);
  const { _id, token } = newAccessTokenSchema.parse(made.body);
  await ada.call('DELETE', paths.token(_id), undefined, device);

  const { data, nextCursor } = await read(ada);
  expect(data.map(({ kind, detail }) => [kind, detail])).toEqual([
    ['token-revoked', 'backup'],
    ['token-created', 'backup'],
    ['share-removed', ''],
    ['share-created', ''],
    ['signed-in', ''],
  ]);
  expect(data[0]).toMatchObject({ actor: 'self', device: 'Firefox on Linux', address: '127.0.0.1' });
  expect(nextCursor).toBeNull();
  const stored = JSON.stringify(data);
  for (const secret of [token, shareId, 'Secret']) expect(stored).not.toContain(secret);
});

it('records the end of a sign-in, and of another one by its device', async () => {
  const email = 'ends@example.org';
  const [phone, desk] = [await newUser(email), await newUser(email)];
  const listed = await desk.call('GET', paths.loginRequests);
  const other = (listed.body as { _id: string; current: boolean }[]).find(({ current }) => !current);
  await desk.call('DELETE', paths.login(other?._id ?? ''));
  expect(await kinds(desk)).toEqual(['signed-out', 'signed-in', 'signed-in']);
  expect((await phone.call('GET', paths.activity)).status).toBe(401);
  await desk.call('DELETE', paths.currentLogin);
  expect(await kinds(await newUser(email))).toEqual([
    'signed-in',
    'signed-out',
    'signed-out',
    'signed-in',
    'signed-in',
  ]);
});

it('records a failed sign-in to a known account only, and nothing of what was typed', async () => {
  const ada = await signUp(app());
  const guess = (email: string) =>
    app().inject({
      method: 'POST',
      url: `/api${paths.signIn}`,
      payload: { email, password: `${PASSWORD}!` },
    });
  expect((await guess(ada.email.toUpperCase())).statusCode).toBe(401);
  expect((await guess('nobody@example.org')).statusCode).toBe(401);
  await eventually(async () => (await kinds(ada)).includes('sign-in-failed'));
  const { data } = await read(ada);
  expect(data.map(({ kind, actor, detail }) => [kind, actor, detail])).toEqual([
    ['sign-in-failed', 'unknown', ''],
    ['signed-in', 'self', ''],
  ]);
});

it("answers a person's own events in pages, and refuses a token", async () => {
  const [ada, bob] = [await newUser(), await newUser()];
  const note = await ada.note('Plan');
  for (let n = 0; n < 20; n += 1) {
    const share = await ada.call('PUT', paths.share(note._id));
    await ada.call('DELETE', paths.shared((share.body as { _id: string })._id));
  }
  const first = await read(ada);
  const second = await read(ada, first.nextCursor ?? '');
  expect([first.data.length, second.data.length, second.nextCursor]).toEqual([30, 11, null]);
  expect(new Set([...first.data, ...second.data].map(({ _id }) => _id)).size).toBe(41);
  expect(await kinds(bob)).toEqual(['signed-in']);

  const made = await ada.call('POST', paths.tokens, { name: 'script', scope: 'write', expires: null });
  const { token } = newAccessTokenSchema.parse(made.body);
  const headers = { authorization: `Bearer ${token}` };
  expect((await app().inject({ url: `/api${paths.activity}`, headers })).statusCode).toBe(403);
});

it('keeps events for 90 days', async () => {
  const ada = await newUser();
  advance(89 * 24 * 60 * 60_000);
  await forgetOldActivity(services());
  const again = await newUser(ada.email);
  expect(await kinds(again)).toEqual(['signed-in', 'signed-in']);
  advance(2 * 24 * 60 * 60_000);
  await forgetOldActivity(services());
  expect(await kinds(await newUser(ada.email))).toEqual(['signed-in', 'signed-in']);
});
