import { loginAnswerSchema, paths, renewalSchema } from '@my-note/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hashToken } from '../../../core/text/hash-token.ts';
import { useApp } from '../../../testing/test-app.ts';
import { cookieOf, createClient, newEmail } from '../../../testing/test-user.ts';
import { accessTokens, sessions } from '../sessions.table.ts';

const SITE = 'https://notes.example.org';
const { app, db, advance, clock, newUser } = useApp({ corsOrigins: [SITE] });
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const send = (method: 'POST' | 'DELETE', headers: Record<string, string>) =>
  app().inject({ method, url: `/api${paths.renewals}`, headers });
const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) => [headers['set-cookie']].flat();
const renew = (cookie: string) => send('POST', { cookie });
/** Whether a token is accepted. */
const opens = async (accessToken: string) => {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await app().inject({ url: `/api${paths.configs}`, headers })).statusCode === 200;
};
const login = (headers: Record<string, string> = {}, email = newEmail()) => {
  const payload = { provider: 'firebase', token: email };
  return app().inject({ method: 'POST', url: `/api${paths.loginRequests}`, payload, headers });
};

describe('An access token', () => {
  it('expires after 10 minutes and is renewed by the cookie', async () => {
    const ada = await newUser();
    const first = ada.accessToken;
    advance(9 * MINUTE);
    expect(await opens(first)).toBe(true);
    advance(MINUTE);
    expect(await opens(first)).toBe(false);
    const response = renewalSchema.parse((await renew(ada.cookie)).json());
    expect(response.user._id).toBe(ada._id);
    expect(Date.parse(response.expiresAt) - clock().getTime()).toBeGreaterThan(9.9 * MINUTE);
    expect(await opens(response.accessToken)).toBe(true);
  });

  it('is stored hashed only, as is the cookie', async () => {
    const ada = await newUser();
    const rows = [await db().select().from(sessions), await db().select().from(accessTokens)];
    const [, family] = /=([\w-]+)\./.exec(ada.cookie) ?? [];
    expect(family).toBeTruthy();
    expect(JSON.stringify(rows)).not.toContain(ada.accessToken);
    expect(JSON.stringify(rows)).not.toContain(family);
    expect(await opens(family ?? '')).toBe(false);
  });
});

describe('The cookie', () => {
  it('is hidden from scripts and other sites, and is sent to the sign-in calls only', async () => {
    expect(cookiesOf(await login())).toEqual([
      expect.stringMatching(
        /^my-note-renewal=[\w-]{43}\.0\.[\w-]{43}; Max-Age=2592000; Path=\/api\/login-requests; HttpOnly; SameSite=Strict$/,
      ),
      expect.stringMatching(
        /^my-note-page=[0-9a-f]{64}\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
      ),
    ]);
  });

  it('is Secure where the page is, and the port in its name separates sites of one host', async () => {
    const headers = cookiesOf(await login({ origin: 'https://localhost:8443', host: 'localhost:8443' }));
    expect(headers).toEqual([
      expect.stringMatching(/^my-note-renewal-8443=.*; Secure; SameSite=Strict$/),
      expect.stringMatching(/^my-note-page-8443=.*; Secure; SameSite=Strict$/),
    ]);
  });

  it('works for an allowed page of another site', async () => {
    const response = await login({ origin: SITE, 'sec-fetch-site': 'cross-site' });
    expect(cookiesOf(response)).toEqual([
      expect.stringMatching(/^my-note-renewal=.*; Secure; Partitioned; SameSite=None$/),
    ]);
    expect(response.headers['access-control-allow-credentials']).toBe('true');
  });

  it('is refused for a page of a site that is not allowed', async () => {
    const ada = await newUser();
    const headers = {
      cookie: ada.cookie,
      origin: 'https://evil.example.org',
      'sec-fetch-site': 'cross-site',
    };
    expect((await send('POST', headers)).statusCode).toBe(403);
    expect((await send('DELETE', headers)).statusCode).toBe(403);
    expect((await login(headers)).statusCode).toBe(403);
    expect((await renew(ada.cookie)).statusCode).toBe(200);
  });

  it('is replaced at every renewal, and the use of an old one ends the session', async () => {
    const ada = await newUser();
    advance(8 * MINUTE);
    const second = await renew(ada.cookie);
    expect(cookieOf(second)).not.toBe(ada.cookie);
    const { accessToken } = renewalSchema.parse(second.json());
    expect(await opens(accessToken)).toBe(true);
    advance(8 * MINUTE);
    expect((await renew(ada.cookie)).statusCode).toBe(401);
    expect(await opens(accessToken)).toBe(false);
    expect((await renew(cookieOf(second))).statusCode).toBe(401);
  });

  it('is the same for tabs that renew concurrently', async () => {
    const ada = await newUser();
    advance(8 * MINUTE);
    const responses = await Promise.all(Array.from({ length: 5 }, () => renew(ada.cookie)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(responses.map(cookieOf)).size).toBe(1);
    for (const response of responses)
      expect(await opens(renewalSchema.parse(response.json()).accessToken)).toBe(true);
  });

  it('is accepted when the response with the next one was lost', async () => {
    const ada = await newUser();
    advance(8 * MINUTE);
    await renew(ada.cookie);
    advance(2 * DAY);
    const again = await renew(ada.cookie);
    expect(again.statusCode).toBe(200);
    advance(8 * MINUTE);
    expect((await renew(cookieOf(again))).statusCode).toBe(200);
  });

  it('is refused when it was altered', async () => {
    const ada = await newUser();
    for (const cookie of [ada.cookie.replace('.0.', '.1.'), `${ada.cookie}x`, 'my-note-renewal=x', '']) {
      expect((await renew(cookie)).statusCode, cookie).toBe(401);
    }
    expect((await renew(ada.cookie)).statusCode).toBe(200);
  });
});

describe('A session', () => {
  it('ends 30 days after its last renewal, and 180 days after the sign-in', async () => {
    const unused = await newUser();
    const used = await newUser();
    for (let day = 0; day < 175; day += 25) {
      advance(25 * DAY);
      expect(await used.renew(), `day ${day}`).toBe(true);
    }
    expect((await renew(unused.cookie)).statusCode).toBe(401);
    advance(6 * DAY);
    expect(await used.renew()).toBe(false);
  });

  it('ends with its cookie, also when its access token has expired', async () => {
    const ada = await newUser();
    advance(11 * MINUTE);
    expect((await send('DELETE', { cookie: ada.cookie })).json()).toEqual({ ended: true });
    expect((await send('DELETE', { cookie: ada.cookie })).json()).toEqual({ ended: false });
    expect(await ada.renew()).toBe(false);
  });

  it('that is ended elsewhere invalidates cookie and access token immediately', async () => {
    const ada = await newUser();
    expect(await opens(ada.accessToken)).toBe(true);
    expect((await ada.call('DELETE', paths.currentLogin)).status).toBe(200);
    expect(await opens(ada.accessToken)).toBe(false);
    expect((await renew(ada.cookie)).statusCode).toBe(401);
  });

  it('is ended by the next sign-in in the same browser', async () => {
    const ada = await newUser();
    const next = await login({ cookie: ada.cookie }, ada.email);
    expect(loginAnswerSchema.parse(next.json()).user._id).toBe(ada._id);
    expect(await opens(ada.accessToken)).toBe(false);
    expect((await renew(cookieOf(next))).statusCode).toBe(200);
  });
});

describe('A session of a former version', () => {
  async function former() {
    const ada = await newUser();
    const token = 'token-of-a-former-version';
    const former = { tokenHash: hashToken(token), renewalKey: null, rotatedAt: null, endsAt: null };
    await db().update(sessions).set(former).where(eq(sessions.userId, ada._id));
    return { token, client: createClient(app(), { ...ada, accessToken: token }) };
  }

  it('stays valid with its token, which is exchanged for a cookie once', async () => {
    const { token, client } = await former();
    expect((await client.call('GET', paths.configs)).status).toBe(200);
    const traded = await send('POST', { authorization: `Bearer ${token}` });
    expect(traded.statusCode).toBe(200);
    expect((await send('POST', { authorization: `Bearer ${token}` })).statusCode).toBe(401);
    // Open pages continue for a while.
    expect(await opens(token)).toBe(true);
    advance(11 * MINUTE);
    expect(await opens(token)).toBe(false);
    expect((await renew(cookieOf(traded))).statusCode).toBe(200);
  });

  it('is the only one whose token can be exchanged', async () => {
    const ada = await newUser();
    expect((await send('POST', { authorization: `Bearer ${ada.accessToken}` })).statusCode).toBe(401);
  });
});
