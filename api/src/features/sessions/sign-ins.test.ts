import { loginAnswerSchema, paths } from '@my-note/contract';
import { sessionListSchema } from '@my-note/contract/sessions';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../items/tables.ts';
import { useApp } from '../../testing/test-app.ts';
import { createClient, type TestUser } from '../../testing/test-user.ts';

const { app, db, advance, newUser } = useApp();
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

async function signInFrom(userAgent: string, email: string) {
  const response = await app().inject({
    method: 'POST',
    url: `/api${paths.loginRequests}`,
    payload: { provider: 'firebase', token: email },
    headers: { 'user-agent': userAgent },
  });
  const { user, accessToken } = loginAnswerSchema.parse(response.json());
  return createClient(app(), { ...user, accessToken });
}
const list = async (user: Pick<TestUser, 'call'>) =>
  sessionListSchema.parse((await user.call('GET', paths.loginRequests)).body);

it('The user sees their sign-ins and which one is the present one, without tokens', async () => {
  const ada = await newUser();
  advance(1000);
  const laptop = await signInFrom(FIREFOX, ada.email);
  const sessions = await list(laptop);
  expect(sessions).toMatchObject([{ current: true, device: 'Firefox on Linux' }, { current: false }]);
  expect(JSON.stringify(sessions)).not.toContain(laptop.accessToken);
});

it('One sign-in can be ended from another, by its owner only', async () => {
  const [ada, bob] = [await newUser(), await newUser()];
  const phone = await signInFrom(FIREFOX, ada.email);
  const id = (await list(phone)).find(({ current }) => current)?._id ?? '';
  expect((await bob.call('DELETE', paths.login(id))).status).toBe(404);
  expect(await ada.call('DELETE', paths.login(id))).toMatchObject({ status: 200, body: { _id: id } });
  expect((await phone.call('GET', paths.configs)).status).toBe(401);
  expect((await ada.call('DELETE', paths.login(id))).status).toBe(404);
  expect(await list(ada)).toHaveLength(1);
});

it('Expired sign-ins are not listed', async () => {
  const ada = await newUser();
  advance(31 * 24 * 60 * 60_000);
  const again = await signInFrom('Something unheard of', ada.email);
  expect(await list(again)).toMatchObject([{ current: true }]);
});

it('A person whose account was closed is signed out everywhere', async () => {
  const ada = await newUser();
  expect((await ada.call('GET', paths.configs)).status).toBe(200);
  await db().update(users).set({ deleted: true }).where(eq(users.id, ada._id));
  advance(6_000);
  expect((await ada.call('GET', paths.configs)).status).toBe(401);
});
