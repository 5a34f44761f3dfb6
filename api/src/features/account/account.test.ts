import { paths } from '@my-note/contract';
import { accountSchema } from '@my-note/contract/account';
import { beforeAll, describe, expect, it } from 'vitest';
import { download, PNG, upload } from '../../testing/files/files.ts';
import { useQuickHashes } from '../../testing/sign-in/quick-hashes.ts';
import { useApp } from '../../testing/test-app.ts';
import { cookieOf, newEmail, PASSWORD, signInWith, signUp, type TestUser } from '../../testing/test-user.ts';

const NEW_PASSWORD = 'a garden of winter apples';
const MINUTE = 60_000;

const { app, newUser, advance } = useApp();
useQuickHashes();
let ada: TestUser;
beforeAll(async () => {
  // Somebody else is the operator of the site.
  await newUser();
});

const read = async (user: TestUser) => accountSchema.parse((await user.call('GET', paths.account)).body);
const signIn = async (email: string, password: string, cookie?: string) =>
  app().inject({
    method: 'POST',
    url: `/api${paths.signIn}`,
    payload: { email, password },
    ...(cookie ? { headers: { cookie } } : {}),
  });
async function again(email: string, password = PASSWORD) {
  const { token } = (await signIn(email, password)).json<{ token: string }>();
  return signInWith(app(), { provider: 'embedded', token });
}
const sendPicture = (user: TestUser, bytes: Uint8Array | string) => app().inject(pictureRequest(user, bytes));
function pictureRequest(user: TestUser, bytes: Uint8Array | string) {
  const boundary = 'picture';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
  return {
    method: 'PUT' as const,
    url: `/api${paths.accountPicture}`,
    payload: Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: {
      authorization: `Bearer ${user.accessToken}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  };
}

describe('A name', () => {
  it('is changed, and stays so after the next sign-in', async () => {
    ada = await signUp(app());
    const changed = await ada.call('PUT', paths.account, { name: '  Ada King ' });
    expect(changed.body).toMatchObject({ user: { name: 'Ada King' }, keptHere: true, hasPassword: true });
    await again(ada.email);
    expect((await read(ada)).user.name).toBe('Ada King');
  });

  it('is not changed here when the person signs in elsewhere', async () => {
    const bob = await newUser();
    expect(await read(bob)).toMatchObject({ keptHere: false, hasPassword: false });
    expect(await bob.call('PUT', paths.account, { name: 'Bob' })).toMatchObject({
      status: 409,
      body: { code: 'KEPT_ELSEWHERE' },
    });
  });
});

describe('A picture', () => {
  it('is replaced and removed, is kept after the next sign-in, and is shown to its person alone', async () => {
    ada = await signUp(app());
    const response = await sendPicture(ada, PNG);
    expect(response.statusCode).toBe(200);
    const { avatarUrl } = accountSchema.parse(response.json()).user;
    const shown = await download(app(), ada, avatarUrl ?? '');
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png']);
    expect(shown.bytes.equals(PNG)).toBe(true);
    await again(ada.email);
    expect((await read(ada)).user.avatarUrl).toBe(avatarUrl);
    expect((await download(app(), await newUser(), avatarUrl ?? '')).status).toBe(404);

    await sendPicture(ada, PNG);
    expect((await download(app(), ada, avatarUrl ?? '')).status).toBe(404);
    const removed = await ada.call('DELETE', paths.accountPicture);
    expect(removed.body).toMatchObject({ user: { avatarUrl: null } });
  });

  it('is a picture of a small size', async () => {
    ada = await signUp(app());
    expect((await sendPicture(ada, 'No picture at all')).statusCode).toBe(415);
    const large = Buffer.concat([PNG, Buffer.alloc(300 * 1024)]);
    expect((await sendPicture(ada, large)).statusCode).toBe(413);
    const file = await upload(app(), ada, paths.attachments, 'a.png', PNG);
    expect(file.status).toBe(201);
  });
});

describe('An e-mail address', () => {
  it('is changed with the password, and is the one to sign in with from then on', async () => {
    ada = await signUp(app());
    advance(11 * MINUTE);
    const email = newEmail();
    expect(await ada.call('PUT', paths.accountEmail, { email })).toMatchObject({
      status: 403,
      body: { code: 'CONFIRMATION_NEEDED' },
    });
    expect((await ada.call('PUT', paths.accountEmail, { email, password: 'wrong' })).status).toBe(403);
    const typed = email.toUpperCase();
    const changed = await ada.call('PUT', paths.accountEmail, { email: typed, password: PASSWORD });
    expect(changed.body).toMatchObject({ user: { email } });
    expect((await signIn(ada.email, PASSWORD)).statusCode).toBe(401);
    expect((await again(email))._id).toBe(ada._id);
    expect((await read(ada)).user.email).toBe(email);
  });

  it('is changed without the password after a fresh sign-in', async () => {
    ada = await signUp(app());
    expect((await read(ada)).signedInRecently).toBe(true);
    expect((await ada.call('PUT', paths.accountEmail, { email: newEmail() })).status).toBe(200);
  });

  it('is not changed more than ten times an hour: each change tells whether an address is taken', async () => {
    ada = await signUp(app());
    for (let n = 0; n < 10; n += 1)
      expect((await ada.call('PUT', paths.accountEmail, { email: newEmail() })).status).toBe(200);
    const late = await ada.call('PUT', paths.accountEmail, { email: newEmail() });
    expect(late).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  });

  it('belongs to one account', async () => {
    ada = await signUp(app());
    const bob = await signUp(app());
    expect(await ada.call('PUT', paths.accountEmail, { email: bob.email })).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN' },
    });
    expect((await ada.call('PUT', paths.accountEmail, { email: ada.email })).status).toBe(200);
  });
});

describe('A password', () => {
  const change = (user: TestUser, current: string, password = NEW_PASSWORD) =>
    user.call('PUT', paths.accountPassword, { current, password });

  it('is changed with the old one, which ends every other session', async () => {
    ada = await signUp(app());
    const phone = await again(ada.email);
    const changed = await change(ada, PASSWORD);
    expect(changed).toMatchObject({ status: 200, body: { ended: 1 } });
    expect((await phone.call('GET', paths.notes)).status).toBe(401);
    expect((await ada.call('GET', paths.notes)).status).toBe(200);
    expect((await signIn(ada.email, PASSWORD)).statusCode).toBe(401);
    const known = await signIn(ada.email, NEW_PASSWORD, cookieOf(changed));
    expect(known.statusCode).toBe(200);
    // The browser is known already, so it gets no other cookie.
    expect(known.headers['set-cookie']).toBeUndefined();
  });

  it('is not changed with a wrong one, of which only some are tried', async () => {
    ada = await signUp(app());
    for (let n = 0; n < 10; n += 1) expect((await change(ada, `wrong ${n}`)).status).toBe(403);
    expect((await change(ada, PASSWORD)).status).toBe(429);
    expect((await signIn(ada.email, PASSWORD)).statusCode).toBe(200);
  });

  it('is none that is easily guessed', async () => {
    ada = await signUp(app());
    for (const weak of ['password1', `${ada.email}`]) {
      expect(await change(ada, PASSWORD, weak)).toMatchObject({ body: { code: 'WEAK_PASSWORD' } });
    }
    const sent = { email: newEmail(), name: 'Bob', password: 'sunshine' };
    const made = await app().inject({ method: 'POST', url: `/api${paths.signUp}`, payload: sent });
    expect(made.json()).toMatchObject({ code: 'WEAK_PASSWORD' });
  });
});

describe('Signing out everywhere', () => {
  it('ends all other sessions, or all of them', async () => {
    ada = await signUp(app());
    const [phone, desk] = [await again(ada.email), await again(ada.email)];
    const others = await ada.call('DELETE', `${paths.loginRequests}?keep=current`);
    expect(others.body).toEqual({ ended: 2 });
    for (const gone of [phone, desk]) expect((await gone.call('GET', paths.notes)).status).toBe(401);
    expect((await ada.call('DELETE', paths.loginRequests)).body).toEqual({ ended: 1 });
    expect((await ada.call('GET', paths.notes)).status).toBe(401);
  });
});

describe('Deleting the account', () => {
  const remove = (user: TestUser, body: object) => user.call('POST', paths.accountDeletion, body);

  it('takes the address and the password, and signs out at once', async () => {
    ada = await signUp(app());
    advance(11 * MINUTE);
    const { email } = ada;
    expect(await remove(ada, { email: 'other@example.org', password: PASSWORD })).toMatchObject({
      status: 400,
    });
    expect(await remove(ada, { email })).toMatchObject({ body: { code: 'CONFIRMATION_NEEDED' } });
    expect(await remove(ada, { email, password: 'wrong' })).toMatchObject({ status: 403 });
    const planned = await remove(ada, { email: ` ${email.toUpperCase()} `, password: PASSWORD });
    expect(planned.status).toBe(200);
    expect((await ada.call('GET', paths.notes)).status).toBe(401);
    expect((await again(email))._id).toBe(ada._id);
  });

  it('needs a fresh sign-in where there is no password', async () => {
    const email = newEmail();
    const bob = await newUser(email);
    advance(11 * MINUTE);
    expect(await remove(bob, { email })).toMatchObject({ body: { code: 'CONFIRMATION_NEEDED' } });
    expect((await remove(await newUser(email), { email })).status).toBe(200);
  });
});
