import { paths } from '@my-note/contract';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { userIdentities, users } from '../../../items/tables.ts';
import { SITE, startProvider, useSingleSignOn } from '../../../testing/sign-in/oidc.ts';
import { signUp } from '../../../testing/test-user.ts';
import { oidcSignIns } from './oidc.table.ts';

const provider = await startProvider();
const lines: string[] = [];
const service = useSingleSignOn(provider, {}, { write: (line) => void lines.push(line) });
const { app, db, advance, newBrowser } = service;
afterAll(provider.stop);
afterEach(() => {
  provider.setFault(undefined);
  provider.setDown(false);
});

provider.people.set('ada', {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  email_verified: true,
  picture: 'https://example.org/ada.png',
});
provider.people.set('bob', { preferred_username: 'bob', email: 'bob@example.org' });
provider.people.set('carl', { name: 'Carl' });

const seconds = () => Math.floor(Date.now() / 1000);

describe('A sign-in at the provider', () => {
  it('opens a session, and the next one opens the same account', async () => {
    const browser = newBrowser();
    const ada = await browser.signIn('ada');
    expect(ada).toMatchObject({ name: 'Ada Lovelace', email: 'ada@example.org' });
    expect((await ada.call('GET', paths.configs)).status).toBe(200);
    const again = await newBrowser().signIn('ada');
    expect(again._id).toBe(ada._id);
    const rows = await db().select().from(userIdentities);
    expect(rows).toMatchObject([
      { provider: `oidc:${provider.issuer}`, providerUserId: 'ada', emailVerified: true, userId: ada._id },
    ]);
  });

  it('leaves neither cookie nor row behind', async () => {
    const browser = newBrowser();
    await browser.signIn('ada');
    expect([...browser.cookies]).toEqual([]);
    expect(await db().select().from(oidcSignIns)).toEqual([]);
  });

  it('uses PKCE, state and nonce, and stores none of them readable', async () => {
    const { location, response } = await newBrowser().start();
    const { searchParams } = new URL(location);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    expect(searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(searchParams.get('redirect_uri')).toBe(`${SITE}/api/auth/oidc/callback`);
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(
      /^my-note-oidc-[\w-]{12}=[\w-]{43}; Max-Age=600; Path=\/api\/auth\/oidc; HttpOnly; SameSite=Lax$/,
    );
    const rows = JSON.stringify(await db().select().from(oidcSignIns));
    const secrets = [searchParams.get('state'), searchParams.get('nonce'), /=([\w-]{43});/.exec(cookie)?.[1]];
    for (const secret of secrets) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(rows).not.toContain(secret);
    }
  });

  it('gives the browser no token of the provider', async () => {
    const browser = newBrowser();
    const returned = await browser.passProvider((await browser.start()).location, 'ada');
    const { location } = await browser.open(returned);
    expect(location).toMatch(/^http:\/\/localhost:3000\/login#sign-in=[\w-]{43}$/);
    expect([...browser.cookies]).toEqual([]);
  });

  it('takes the name from what the provider knows', async () => {
    expect(await newBrowser().signIn('bob')).toMatchObject({ name: 'bob', email: 'bob@example.org' });
  });

  it('needs an e-mail address', async () => {
    expect(await newBrowser().arrive('carl')).toEqual({ address: `${SITE}/login`, error: 'no-email' });
  });

  it('returns to the login page when the person cancels', async () => {
    expect(await newBrowser().arrive('ada', { cancel: true })).toMatchObject({ error: 'canceled' });
  });
});

describe('The handover', () => {
  it('makes exactly one session, also for concurrent requests', async () => {
    const browser = newBrowser();
    const { token = '' } = await browser.arrive('ada');
    const responses = await Promise.all(Array.from({ length: 10 }, () => browser.exchange(token)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(401)]);
  });

  it('works for the page that started the sign-in only', async () => {
    const browser = newBrowser();
    const { token = '' } = await browser.arrive('ada');
    expect((await browser.exchange(token, { from: 'q'.repeat(43) })).status).toBe(401);
    expect((await browser.exchange(token)).status).toBe(200);
  });

  it('expires after a minute', async () => {
    const browser = newBrowser();
    const { token = '' } = await browser.arrive('ada');
    advance(61_000);
    expect((await browser.exchange(token)).status).toBe(401);
  });
});

describe('A callback', () => {
  it('is refused in another browser, and still works in its own', async () => {
    const browser = newBrowser();
    const returned = await browser.passProvider((await browser.start()).location, 'ada');
    const stranger = newBrowser();
    expect(stranger.readReturn((await stranger.open(returned)).location).error).toBe('expired');
    await stranger.start();
    expect(stranger.readReturn((await stranger.open(returned)).location).error).toBe('expired');
    expect(browser.readReturn((await browser.open(returned)).location).token).toBeDefined();
  });

  it('is refused when it is sent again', async () => {
    const browser = newBrowser();
    const { location, response } = await browser.start();
    const returned = await browser.passProvider(location, 'ada');
    const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
    const send = async () => {
      const { pathname, search } = new URL(returned);
      const sent = await app().inject({
        url: pathname + search,
        headers: { cookie, host: 'localhost:3000' },
      });
      return browser.readReturn(String(sent.headers.location));
    };
    expect((await send()).token).toBeDefined();
    expect((await send()).error).toBe('expired');
  });

  it('with a code that was used already is refused by the provider', async () => {
    const browser = newBrowser();
    const first = new URL(await browser.passProvider((await browser.start()).location, 'ada'));
    await browser.open(first.href);
    const second = new URL(await browser.passProvider((await browser.start()).location, 'ada'));
    second.searchParams.set('code', first.searchParams.get('code') ?? '');
    expect(browser.readReturn((await browser.open(second.href)).location).error).toBe('refused');
  });

  it('is refused after ten minutes', async () => {
    const browser = newBrowser();
    const returned = await browser.passProvider((await browser.start()).location, 'ada');
    advance(10 * 60_000 + 1);
    expect(browser.readReturn((await browser.open(returned)).location).error).toBe('expired');
  });

  it.each(['', '?state=', `?state=${'s'.repeat(43)}`, '?code=a&code=b', '?error=access_denied'])(
    'without a sign-in under way ends on the login page: %s',
    async (query) => {
      const browser = newBrowser();
      const { location } = await browser.open(`/api${paths.oidcCallback}${query}`);
      expect(location).toBe(`${SITE}/login#sign-in-error=expired`);
    },
  );

  it('with another issuer is refused', async () => {
    const browser = newBrowser();
    const returned = new URL(await browser.passProvider((await browser.start()).location, 'ada'));
    returned.searchParams.set('iss', 'https://evil.example.org');
    expect(browser.readReturn((await browser.open(returned.href)).location).error).toBe('refused');
  });
});

describe('The start', () => {
  it.each(['', '?page=short', `?page=${'p'.repeat(43)}&next=https://evil.example.org`])(
    'refuses an incomplete or unknown query: %s',
    async (query) => {
      expect((await newBrowser().open(`/api${paths.oidcStart}${query}`)).status).toBe(400);
    },
  );
});

describe('An ID token', () => {
  it.each([
    ['that has expired', { exp: seconds() - 120 }],
    ['that expired beyond the tolerance', { exp: seconds() - 45 }],
    ['from the future', { iat: seconds() + 120 }],
    ['for another client', { aud: 'another' }],
    ['for another sign-in', { nonce: 'another' }],
    ['of another issuer', { iss: 'https://evil.example.org' }],
    ['without a person', { sub: undefined }],
  ])('%s is refused', async (_name, change) => {
    provider.setFault((claims) => ({ ...claims, ...change }));
    expect(await newBrowser().arrive('ada')).toEqual({ address: `${SITE}/login`, error: 'refused' });
  });

  it.each([
    ['that expired some seconds ago', { exp: seconds() - 5 }],
    ['of a clock that is some seconds ahead', { iat: seconds() + 15 }],
  ])('%s is accepted', async (_name, change) => {
    provider.setFault((claims) => ({ ...claims, ...change }));
    expect((await newBrowser().arrive('ada')).token).toBeDefined();
  });

  it('signed with a key that the provider has just replaced its own by is accepted', async () => {
    await newBrowser().signIn('ada');
    await provider.rotateKey('second');
    expect((await newBrowser().arrive('ada')).token).toBeDefined();
  });

  it('signed with an unknown key is refused', async () => {
    await provider.signWithForeignKey(async () => {
      expect((await newBrowser().arrive('ada')).error).toBe('refused');
    });
  });
});

describe('While the provider is down', () => {
  it('sessions go on, accounts with a password work, and the login page says so', async () => {
    const ada = await newBrowser().signIn('ada');
    provider.setDown(true);
    expect((await ada.call('GET', paths.configs)).status).toBe(200);
    expect(await ada.renew()).toBe(true);
    expect((await (await signUp(app())).call('GET', paths.configs)).status).toBe(200);
    const browser = newBrowser();
    const { location } = await browser.start();
    expect(browser.readReturn(location)).toEqual({ address: `${SITE}/login`, error: 'unreachable' });
    expect([...browser.cookies]).toEqual([]);
    const { location: signedOut } = await browser.open(`/api${paths.oidcSignOut}`);
    expect(signedOut).toBe(`${SITE}/login`);
    expect(lines.join()).toContain('The OpenID Connect provider is not reachable');
  });

  it('a person who comes back from it is asked to try again', async () => {
    const browser = newBrowser();
    const returned = await browser.passProvider((await browser.start()).location, 'ada');
    provider.setDown(true);
    expect(browser.readReturn((await browser.open(returned)).location).error).toBe('unreachable');
  });
});

describe('The sign-out', () => {
  it("leads to the provider's page and back to the login page", async () => {
    const { location } = await newBrowser().open(`/api${paths.oidcSignOut}`);
    const { origin, searchParams } = new URL(location);
    expect(origin).toBe(provider.issuer);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'my-note',
      post_logout_redirect_uri: `${SITE}/login`,
    });
  });
});

it('The log has neither codes nor tokens', async () => {
  const log = lines.join();
  expect(log).not.toMatch(/code=|state=|eyJ/);
  expect(await db().$count(users)).toBeGreaterThan(0);
});
