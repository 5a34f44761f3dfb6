import { paths } from '@my-note/contract';
import {
  type AccessTokenCreate,
  accessTokenListSchema,
  newAccessTokenSchema,
} from '@my-note/contract/sessions';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import { createClient, type TestUser } from '../../testing/test-user.ts';
import { sessions } from '../sessions/sessions.table.ts';

const { app, db, advance, newUser } = useApp();
const DAY = 24 * 60 * 60_000;
const wanted: AccessTokenCreate = { name: 'Backup script', scope: 'write', expires: null };

async function makeToken(user: TestUser, more: Partial<AccessTokenCreate> = {}) {
  const response = await user.call('POST', paths.tokens, { ...wanted, ...more });
  const made = newAccessTokenSchema.parse(response.body);
  return {
    ...made,
    ...createClient(app(), { _id: user._id, email: user.email, accessToken: made.token }),
    id: made._id,
  };
}
const list = async (user: TestUser) =>
  accessTokenListSchema.parse((await user.call('GET', paths.tokens)).body);

describe('A personal access token', () => {
  it('is shown once, listed by its first characters, and stored hashed', async () => {
    const ada = await newUser();
    const { token, id, prefix } = await makeToken(ada);
    expect(token).toMatch(/^mn_[\w-]{43}$/);
    expect(token.startsWith(prefix)).toBe(true);
    const listed = await list(ada);
    expect(listed).toEqual([
      expect.objectContaining({ _id: id, prefix, name: 'Backup script', lastUsedAt: null }),
    ]);
    const stored = await db().select().from(sessions).where(eq(sessions.userId, ada._id));
    expect(JSON.stringify([stored, listed])).not.toContain(token);
  });

  it('works in place of a session, and is listed with its last use', async () => {
    const ada = await newUser();
    const script = await makeToken(ada);
    const note = await script.note('From a script');
    expect((await ada.list()).map(({ _id }) => _id)).toContain(note._id);
    expect((await list(ada))[0]?.lastUsedAt).not.toBeNull();
  });

  it('that may only read changes nothing', async () => {
    const ada = await newUser();
    const script = await makeToken(ada, { scope: 'read' });
    expect((await script.call('GET', paths.notes)).status).toBe(200);
    for (const [method, path] of [
      ['POST', paths.draft],
      ['PUT', paths.configs],
      ['DELETE', paths.note(script.id)],
      ['POST', paths.readAll],
    ] as const) {
      expect(await script.call(method, path)).toMatchObject({
        status: 403,
        body: { code: 'READ_ONLY_TOKEN' },
      });
    }
  });

  it('manages neither tokens nor sign-ins', async () => {
    const ada = await newUser();
    const script = await makeToken(ada);
    for (const [method, path] of [
      ['GET', paths.tokens],
      ['POST', paths.tokens],
      ['DELETE', paths.token(script.id)],
      ['GET', paths.loginRequests],
      ['DELETE', paths.currentLogin],
      ['DELETE', paths.login(script.id)],
    ] as const) {
      const response = await script.call(method, path, method === 'POST' ? wanted : undefined);
      expect(response).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
  });

  it('ends immediately when it is deleted, by its owner only', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    const script = await makeToken(ada);
    expect((await bob.call('DELETE', paths.token(script.id))).status).toBe(404);
    expect((await ada.call('DELETE', paths.login(script.id))).status).toBe(404);
    expect((await script.call('GET', paths.notes)).status).toBe(200);
    expect((await ada.call('DELETE', paths.token(script.id))).status).toBe(200);
    expect((await script.call('GET', paths.notes)).status).toBe(401);
    expect(await list(ada)).toEqual([]);
    expect((await ada.call('GET', paths.notes)).status).toBe(200);
  });

  it('ends at its expiry, however often it is used', async () => {
    const ada = await newUser();
    const expires = new Date(Date.now() + 3 * DAY).toISOString();
    const [short, endless] = [await makeToken(ada, { expires }), await makeToken(ada)];
    for (let day = 0; day < 2; day += 1) {
      advance(DAY);
      expect((await short.call('GET', paths.notes)).status).toBe(200);
    }
    advance(DAY);
    expect((await short.call('GET', paths.notes)).status).toBe(401);
    advance(400 * DAY);
    expect((await endless.call('GET', paths.notes)).status).toBe(200);
  });

  it('needs a name, a scope and a date in the future', async () => {
    const ada = await newUser();
    for (const wrong of [
      { name: ' ' },
      { scope: 'all' },
      { expires: '2020-01-01' },
      { expires: 'soon' },
      { more: 1 },
    ]) {
      const response = await ada.call('POST', paths.tokens, { ...wanted, ...wrong });
      expect(response).toMatchObject({ status: 400, body: { message: expect.stringMatching(/\w/) } });
    }
    const made = await makeToken(ada, { expires: '2999-12-31' });
    expect(made.expires).toBe('2999-12-31T23:59:59.999Z');
  });

  it('is limited to fifty per user', async () => {
    const ada = await newUser();
    const made = await Promise.all(Array.from({ length: 55 }, () => ada.call('POST', paths.tokens, wanted)));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(made.filter(({ status }) => status === 409)).toHaveLength(5);
  });
});
