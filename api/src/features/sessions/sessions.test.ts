import { identityAnswerSchema, loginAnswerSchema, paths } from '@my-note/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hashToken } from '../../core/text/hash-token.ts';
import { users } from '../../items/tables.ts';
import { useApp } from '../../testing/test-app.ts';
import { newEmail, PASSWORD, signUp } from '../../testing/test-user.ts';
import { identitySessions } from '../identity/embedded/accounts.table.ts';
import { sessions } from './sessions.table.ts';

const { app, db, advance, newUser } = useApp();
const DAY = 24 * 60 * 60_000;

const login = (payload: object) =>
  app().inject({ method: 'POST', url: `/api${paths.loginRequests}`, payload });

async function identityToken(email = newEmail()) {
  const payload = { email, password: PASSWORD, name: 'Ada' };
  const response = await app().inject({ method: 'POST', url: `/api${paths.signUp}`, payload });
  return identityAnswerSchema.parse(response.json()).token;
}

describe('Signing in', () => {
  it('makes only the first account the operator', async () => {
    const first = await signUp(app());
    const second = await signUp(app());
    const roles = await db().select({ id: users.id, role: users.role }).from(users);
    expect(roles.find(({ id }) => id === first._id)?.role).toBe('operator');
    expect(roles.find(({ id }) => id === second._id)?.role).toBe('user');
  });

  it('exchanges the identity token for the user and an access token, once', async () => {
    const email = newEmail();
    const token = await identityToken(email);
    const response = await login({ provider: 'embedded', token });
    expect(loginAnswerSchema.parse(response.json()).user).toMatchObject({
      email,
      name: 'Ada',
      avatarUrl: null,
    });
    expect((await login({ provider: 'embedded', token })).statusCode).toBe(401);
  });

  it('returns one session for concurrent requests with one identity token', async () => {
    const token = await identityToken();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => login({ provider: 'embedded', token })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(401)]);
  });

  it('stores the identity token hashed only', async () => {
    const token = await identityToken();
    const rows = await db().select().from(identitySessions);
    expect(rows.map((row) => row.token)).toContain(hashToken(token));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('returns the same user at the next sign-in', async () => {
    const email = newEmail();
    const first = await signUp(app(), email);
    const payload = { email, password: PASSWORD };
    const again = await app().inject({ method: 'POST', url: `/api${paths.signIn}`, payload });
    const { token } = identityAnswerSchema.parse(again.json());
    const { user } = loginAnswerSchema.parse((await login({ provider: 'embedded', token })).json());
    expect(user._id).toBe(first._id);
  });

  it('refuses an unknown token', async () => {
    expect((await login({ provider: 'embedded', token: 'x' })).json()).toMatchObject({ statusCode: 401 });
    expect((await login({ provider: 'other', token: 'x' })).statusCode).toBe(400);
  });

  it('stores the access token hashed only', async () => {
    const ada = await newUser();
    const rows = await db().select().from(sessions).where(eq(sessions.userId, ada._id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(ada.accessToken);
    expect(ada.accessToken).toMatch(/^[\w-]{43}$/);
  });
});

describe('A session', () => {
  it('is needed for every call on own data', async () => {
    for (const authorization of ['', 'Bearer nonsense', 'Basic YTpi']) {
      const response = await app().inject({ url: `/api${paths.notes}`, headers: { authorization } });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ code: 'UNAUTHORIZED', message: 'Sign in to continue' });
    }
  });

  it('ends immediately when it is signed out, and others of the user continue', async () => {
    const email = newEmail();
    const first = await signUp(app(), email);
    const other = await newUser();
    expect((await first.call('GET', paths.configs)).status).toBe(200);
    expect((await first.call('DELETE', paths.currentLogin)).status).toBe(200);
    expect((await first.call('GET', paths.configs)).status).toBe(401);
    expect((await other.call('GET', paths.configs)).status).toBe(200);
  });

  it('lasts 30 days after its last renewal', async () => {
    const used = await newUser();
    const unused = await newUser();
    advance(29 * DAY);
    expect((await used.call('GET', paths.configs)).status).toBe(200);
    advance(2 * DAY);
    expect((await used.call('GET', paths.configs)).status).toBe(200);
    expect((await unused.call('GET', paths.configs)).status).toBe(401);
    advance(31 * DAY);
    expect((await used.call('GET', paths.configs)).status).toBe(401);
  });
});
