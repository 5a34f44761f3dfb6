import { loginAnswerSchema, paths } from '@my-note/contract';
import { describe, expect, it } from 'vitest';
import { insertIdentity } from '../../../items/index.ts';
import { users } from '../../../items/tables.ts';
import { adaptersOf, FIREBASE, goodClaims, unsignedToken } from '../../../testing/sign-in/firebase.ts';
import { useApp } from '../../../testing/test-app.ts';
import { newEmail, PASSWORD } from '../../../testing/test-user.ts';

const emulated = adaptersOf({ ...FIREBASE, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' });
const open = useApp(emulated, undefined, {});
const closed = useApp({ ...emulated, signUp: 'closed' }, undefined, {});

type Service = typeof open;
async function signIn({ app, clock }: Service, uid: string, { provider = 'firebase', change = {} } = {}) {
  const token = unsignedToken({ ...goodClaims(Math.floor(clock().getTime() / 1000), uid), ...change });
  const url = `/api${paths.loginRequests}`;
  const response = await app().inject({ method: 'POST', url, payload: { provider, token } });
  return { status: response.statusCode, body: response.json() };
}

describe('Where Firebase signs people in', () => {
  it('an ID token opens a session and updates the user each time', async () => {
    const first = await signIn(open, 'ada');
    expect(first.status).toBe(200);
    const { user } = loginAnswerSchema.parse(first.body);
    expect(user).toMatchObject({ name: 'Ada Lovelace', email: 'ada@example.org' });
    const again = await signIn(open, 'ada', { change: { name: 'Ada King' } });
    expect(loginAnswerSchema.parse(again.body).user).toEqual({ ...user, name: 'Ada King' });
  });

  it('a bad token responds 401', async () => {
    const response = await signIn(open, 'ada', { change: { aud: 'other' } });
    expect(response).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
  });

  it.each(['embedded', 'nonsense', 'constructor', '__proto__'])('%s is not a provider', async (provider) => {
    const message = `Sign-in with ${provider} is not set up here`;
    expect(await signIn(open, 'ada', { provider })).toMatchObject({ status: 400, body: { message } });
  });

  it('accounts with a password do not exist', async () => {
    const payload = { email: newEmail(), password: PASSWORD, name: 'Ada' };
    for (const url of [paths.signUp, paths.signIn]) {
      const response = await open.app().inject({ method: 'POST', url: `/api${url}`, payload });
      expect(response.statusCode).toBe(404);
    }
    const { body } = await open.app().inject({ url: '/api/openapi.json' });
    expect(body).toContain(paths.loginRequests);
    expect(body).not.toContain(paths.signUp);
  });
});

it('Closed sign-up refuses unknown people, creates no row, and accepts existing users', async () => {
  const refusal = { status: 403, body: { code: 'SIGN_UP_CLOSED' } };
  expect(await signIn(closed, 'operator')).toMatchObject({
    status: 200,
    body: { user: { role: 'operator' } },
  });
  expect(await signIn(closed, 'bob')).toMatchObject(refusal);
  expect(await closed.db().select().from(users)).toHaveLength(1);

  const stamps = { createdAt: closed.clock(), updatedAt: closed.clock() };
  const [id, createdBy] = [crypto.randomUUID(), crypto.randomUUID()];
  const person = { name: 'Ada', email: newEmail(), role: 'user' as const };
  await closed
    .db()
    .insert(users)
    .values({ id, createdBy, ...stamps, ...person });
  const ada = {
    provider: 'firebase',
    providerUserId: 'ada',
    name: 'Ada',
    email: newEmail(),
    avatarUrl: null,
  };
  await insertIdentity(closed.db(), id, ada, closed.clock());
  expect(await signIn(closed, 'ada')).toMatchObject({ status: 200, body: { user: { _id: id } } });
  expect(await signIn(closed, 'bob')).toMatchObject(refusal);
});
