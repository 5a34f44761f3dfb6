import { identityAnswerSchema, paths } from '@my-note/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useQuickHashes } from '../../../testing/sign-in/quick-hashes.ts';
import { useApp } from '../../../testing/test-app.ts';
import { newEmail, PASSWORD, signUp } from '../../../testing/test-user.ts';

const limits = { signInTriesPerAccount: 3, signInTriesPerAddress: 8, signUpsPerAddress: 1_000 };
const { app, advance } = useApp({ limits, trustProxy: (_address, hop) => hop < 1 });
const closed = useApp({ signUp: 'closed' });

// The first account is created on the machine itself; the others come through a proxy.
beforeAll(async () => {
  await signUp(app());
  await signUp(closed.app());
});

let lastAddress = 0;
const newAddress = () => `10.1.${Math.floor(++lastAddress / 250)}.${(lastAddress % 250) + 1}`;

async function post(url: string, payload: object, address = newAddress(), service = app, cookie?: string) {
  const headers = { 'x-forwarded-for': address, ...(cookie === undefined ? {} : { cookie }) };
  const response = await service().inject({ method: 'POST', url: `/api${url}`, payload, headers });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}
const tryPassword = (email: string, password: string, address?: string) =>
  post(paths.signIn, { email, password }, address);

describe('An account', () => {
  useQuickHashes();

  it('is created and opened with e-mail and password; the response is a token and the user', async () => {
    const email = newEmail();
    const made = await post(paths.signUp, { email, password: PASSWORD, name: ' Ada ' });
    expect(made).toMatchObject({ status: 200, body: { user: { email, name: 'Ada' } } });
    const opened = await tryPassword(email.toUpperCase(), PASSWORD);
    expect(opened.status).toBe(200);
    expect(identityAnswerSchema.parse(opened.body).token).not.toBe(made.body.token);
    expect(Object.keys(opened.body).sort()).toEqual(['token', 'user']);
  });

  it('exists once per e-mail', async () => {
    const email = newEmail();
    await signUp(app(), email);
    const again = await post(paths.signUp, { email, password: PASSWORD, name: 'Bob' });
    expect(again).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
  });

  it('does not open with a wrong password, nor for an unknown e-mail, with one message for both', async () => {
    const email = newEmail();
    await signUp(app(), email);
    const body = { statusCode: 401, code: 'INVALID_CREDENTIALS', message: 'Email or password is wrong' };
    expect(await tryPassword(email, 'wrong password')).toMatchObject({ status: 401, body });
    expect(await tryPassword(newEmail(), PASSWORD)).toMatchObject({ status: 401, body });
  });

  it('needs an e-mail, a name and a password of 8 characters', async () => {
    const form = { email: newEmail(), password: PASSWORD, name: 'Ada' };
    const message = async (change: object) => (await post(paths.signUp, { ...form, ...change })).body;
    expect(await message({ email: 'ada' })).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('email'),
    });
    expect(await message({ password: 'short' })).toMatchObject({
      message: 'The password needs at least 8 characters',
    });
    expect(await message({ name: ' ' })).toMatchObject({ message: 'Name is required' });
  });

  it('cannot be created where sign-up is closed', async () => {
    const form = { email: newEmail(), password: PASSWORD, name: 'Ada' };
    const response = await post(paths.signUp, form, undefined, closed.app);
    expect(response).toMatchObject({ status: 403, body: { code: 'SIGN_UP_CLOSED' } });
  });
});

describe('Sign-in attempts', () => {
  useQuickHashes();

  it('are limited by account and address, until the time has passed; other addresses are not', async () => {
    const email = newEmail();
    await signUp(app(), email);
    const stranger = newAddress();
    const attempt = (password: string, address?: string) => tryPassword(email, password, address);
    for (let n = 0; n < 3; n += 1) expect((await attempt('wrong password', stranger)).status).toBe(401);
    const refused = await attempt(PASSWORD, stranger);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect((await attempt(PASSWORD)).status).toBe(200);
    advance(15 * 60_000 + 1_000);
    expect((await attempt(PASSWORD, stranger)).status).toBe(200);
  });

  it('are limited per account for all unknown browsers, not for one that was signed in before', async () => {
    const email = newEmail();
    await signUp(app(), email);
    const { headers } = await tryPassword(email, PASSWORD);
    const [set = ''] = [headers['set-cookie'] ?? ''].flat();
    expect(set).toMatch(/; Path=\/api\/auth; .*HttpOnly; SameSite=Strict/);
    const cookie = set.split(';')[0] ?? '';
    for (let n = 0; n < 15; n += 1) expect((await tryPassword(email, 'wrong password')).status).toBe(401);
    const withCookie = (value: string, password = PASSWORD, account = email) =>
      post(paths.signIn, { email: account, password }, newAddress(), app, value);
    expect((await tryPassword(email, PASSWORD)).status).toBe(429);
    expect((await withCookie(`${cookie}x`)).status).toBe(429);
    expect((await withCookie(cookie.replace('=', '=x'))).status).toBe(429);
    expect((await withCookie(`theme=dark; ${cookie}`)).status).toBe(200);
    for (let n = 0; n < 3; n += 1) expect((await withCookie(cookie, 'wrong password')).status).toBe(401);
    expect((await withCookie(cookie)).status).toBe(429);
  });

  it('of a whole /64 of IPv6 count as one address', async () => {
    const email = newEmail();
    for (let n = 0; n < 3; n += 1)
      expect((await tryPassword(email, PASSWORD, `2001:db8:5::${n}`)).status).toBe(401);
    expect((await tryPassword(email, PASSWORD, '2001:db8:5:0:9::9')).status).toBe(429);
    expect((await tryPassword(email, PASSWORD, '2001:db8:5:1::9')).status).toBe(401);
  });

  it('are limited by address, whatever the account', async () => {
    const address = newAddress();
    for (let n = 0; n < 8; n += 1)
      expect((await tryPassword(newEmail(), PASSWORD, address)).status).toBe(401);
    expect((await tryPassword(newEmail(), PASSWORD, address)).status).toBe(429);
    expect((await tryPassword(newEmail(), PASSWORD)).status).toBe(401);
  });

  it('that succeed do not count', async () => {
    const email = newEmail();
    await signUp(app(), email);
    const address = newAddress();
    for (let n = 0; n < 9; n += 1) expect((await tryPassword(email, PASSWORD, address)).status).toBe(200);
  });
});

// At the product's cost of a hash: a queue that never fills would prove nothing.
describe('Concurrent sign-in attempts', () => {
  it('are limited also when they are concurrent', async () => {
    const email = newEmail();
    await signUp(app(), email);
    const address = newAddress();
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => tryPassword(email, 'wrong password', address)),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([401, 401, 401, 429, 429, 429]);
  });

  it('that are refused take no place in the queue of other people', async () => {
    const [email, other] = [newEmail(), newEmail()];
    for (const each of [email, other]) await signUp(app(), each);
    const address = newAddress();
    const flood = Array.from({ length: 40 }, () => tryPassword(email, 'wrong password', address));
    expect((await tryPassword(other, PASSWORD)).status).toBe(200);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(37);
  });
});

describe('The forwarded address', () => {
  useQuickHashes();

  it('counts only behind a configured proxy', async () => {
    const { signInTriesPerAddress } = limits;
    // The proxy wrote the last hop; the visitor sent any before it.
    for (let n = 0; n < signInTriesPerAddress; n += 1)
      await tryPassword(newEmail(), PASSWORD, `1.2.3.${n}, 10.9.9.9`);
    expect((await tryPassword(newEmail(), PASSWORD, '1.2.3.99, 10.9.9.9')).status).toBe(429);
  });
});

describe('Other addresses of the identity library', () => {
  it.each(['/auth/sign-out', '/auth/get-session', '/auth/list-sessions', '/auth/ok'])(
    '%s respond 404',
    async (url) => {
      expect((await post(url, {})).status).toBe(404);
    },
  );
});
