import { loginAnswerSchema, paths, renewalSchema, shareSchema } from '@my-note/contract';
import { newAccessTokenSchema } from '@my-note/contract/sessions';
import { beforeAll, describe, expect, it } from 'vitest';
import { readEvents } from '../../testing/event-reader.ts';
import { useApp } from '../../testing/test-app.ts';
import { cookieOf, newEmail, type TestUser } from '../../testing/test-user.ts';
import { changePerson } from './people.usecases.ts';

const { app, newUser, services } = useApp();

let origin = '';
beforeAll(async () => {
  // Somebody else is the operator of the site.
  await newUser();
  origin = await app().listen({ port: 0, host: '127.0.0.1' });
});

const disable = (user: TestUser, disabled = true) => changePerson(services(), user._id, { disabled });
const get = (path: string, token?: string) =>
  app().inject({ url: `/api${path}`, headers: token ? { authorization: `Bearer ${token}` } : {} });
const signIn = (email: string) =>
  app().inject({
    method: 'POST',
    url: `/api${paths.loginRequests}`,
    payload: { provider: 'firebase', token: email },
  });

describe('A disabled account', () => {
  it('is signed out at once, with its tokens and open streams', async () => {
    const ada = await newUser();
    const wanted = { name: 'Script', scope: 'write', expires: null };
    const { token } = newAccessTokenSchema.parse((await ada.call('POST', paths.tokens, wanted)).body);
    const reader = await readEvents(origin, ada.accessToken);
    await reader.ready();
    for (const known of [ada.accessToken, token])
      expect((await get(paths.notes, known)).statusCode).toBe(200);

    await disable(ada);
    for (const known of [ada.accessToken, token]) {
      expect((await get(paths.notes, known)).statusCode).toBe(401);
    }
    expect(await ada.renew()).toBe(false);
    await reader.until(() => reader.state.ended);
  });

  it('cannot sign in, and says why', async () => {
    const email = newEmail();
    await disable(await newUser(email));
    const response = await signIn(email);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'ACCOUNT_DISABLED' });
    expect(cookieOf(response)).toBe('');
  });

  it('shares nothing: its links respond 404, to visitors and as previews', async () => {
    const ada = await newUser();
    const note = await ada.note('Plan');
    const { href } = shareSchema.parse((await ada.call('PUT', paths.share(note._id))).body);
    const [, , , shareId = ''] = href.split('/');
    expect((await get(paths.shared(shareId))).statusCode).toBe(200);
    await disable(ada);
    expect((await get(paths.shared(shareId))).statusCode).toBe(404);
    expect((await get(paths.sharedNote(shareId, note._id))).statusCode).toBe(404);
    await disable(ada, false);
    expect((await get(paths.shared(shareId))).statusCode).toBe(200);
  });

  it('has everything back when it is enabled, after signing in again', async () => {
    const email = newEmail();
    const ada = await newUser(email);
    const note = await ada.note('Plan');
    await disable(ada);
    await disable(ada, false);
    expect(await ada.renew()).toBe(false);
    const { accessToken } = loginAnswerSchema.parse((await signIn(email)).json());
    expect((await get(paths.notes, accessToken)).body).toContain(note._id);
  });
});

describe('The role', () => {
  it('is sent to the browser at sign-in and at a renewal', async () => {
    const email = newEmail();
    await changePerson(services(), (await newUser(email))._id, { role: 'operator' });
    const response = await signIn(email);
    expect(loginAnswerSchema.parse(response.json()).user.role).toBe('operator');
    const renewed = await app().inject({
      method: 'POST',
      url: `/api${paths.renewals}`,
      headers: { cookie: cookieOf(response) },
    });
    expect(renewalSchema.parse(renewed.json()).user.role).toBe('operator');
  });
});
