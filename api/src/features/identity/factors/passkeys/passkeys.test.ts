import { identityAnswerSchema, paths } from '@my-note/contract';
import { activityPageSchema } from '@my-note/contract/activity';
import { factorsSchema, passkeyCreationSchema } from '@my-note/contract/factors';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { userIdentities, users } from '../../../../items/tables.ts';
import { useQuickHashes } from '../../../../testing/sign-in/quick-hashes.ts';
import {
  addPasskey,
  askForPasskey,
  atLogin,
  fromPage,
  ORIGIN,
  turnOnTwoStep,
} from '../../../../testing/sign-in/sign-in-steps.ts';
import { createSoftwarePasskey } from '../../../../testing/sign-in/software-passkey.ts';
import { useApp } from '../../../../testing/test-app.ts';
import { PASSWORD, signInWith, signUp, type TestUser } from '../../../../testing/test-user.ts';
import { identityAccounts } from '../../embedded/accounts.table.ts';

const { app, db, clock, advance } = useApp();
useQuickHashes();
const send = (credential: object, headers: object = {}) =>
  atLogin(app(), paths.passkeySignIn, credential, headers);
const list = async (user: TestUser) =>
  factorsSchema.parse((await user.call('GET', paths.factors)).body).passkeys;
const kinds = async (user: TestUser) =>
  activityPageSchema.parse((await user.call('GET', paths.activity)).body).data.map(({ kind }) => kind);

describe('A passkey', () => {
  it('signs in without an address, a password or a code', async () => {
    const user = await signUp(app());
    await turnOnTwoStep(user, clock());
    const { passkey } = await addPasskey(user);
    const { status, body } = await send(passkey.sign(await askForPasskey(app())));
    expect(status).toBe(200);
    const { token } = identityAnswerSchema.parse(body);
    expect((await signInWith(app(), { provider: 'embedded', token }))._id).toBe(user._id);
    expect((await list(user))[0]?.lastUsedAt).not.toBeNull();
    expect(await kinds(user)).toContain('passkey-added');
  });

  it('is refused when its response is sent again', async () => {
    const { passkey } = await addPasskey(await signUp(app()));
    const signed = passkey.sign(await askForPasskey(app()));
    const responses = await Promise.all([send(signed), send(signed)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await send(signed)).status).toBe(401);
  });

  it('is refused for a challenge that was made up, has expired or belongs to another call', async () => {
    const user = await signUp(app());
    const { passkey } = await addPasskey(user);
    const rpId = 'localhost';
    expect((await send(passkey.sign({ challenge: 'bWFkZSB1cA', rpId }))).status).toBe(401);
    const asked = await askForPasskey(app());
    advance(11 * 60_000);
    expect((await send(passkey.sign(asked))).status).toBe(401);
    const creation = await user.call('POST', paths.newPasskeyOptions, { password: PASSWORD }, fromPage);
    const { challenge } = passkeyCreationSchema.parse(creation.body);
    expect((await send(passkey.sign({ challenge, rpId }))).status).toBe(401);
  });

  it('is refused with a wrong signature, for another host, without a check of the person, and when unknown', async () => {
    const { passkey } = await addPasskey(await signUp(app()));
    const asked = () => askForPasskey(app());
    const stranger = createSoftwarePasskey(ORIGIN);
    const mine = passkey.sign(await asked());
    const theirs = stranger.sign(await asked());
    expect((await send({ ...theirs, id: mine.id, rawId: mine.rawId })).status).toBe(401);
    expect((await send(theirs)).status).toBe(401);
    expect((await send(passkey.sign({ ...(await asked()), rpId: 'evil.example' }))).status).toBe(401);
    expect((await send(passkey.sign(await asked(), { verified: false }))).status).toBe(401);
    const refused = await send(createSoftwarePasskey('https://evil.example').sign(await asked()));
    expect(refused).toMatchObject({ status: 401, body: { code: 'PASSKEY_REFUSED' } });
  });

  it('makes no session for a disabled account', async () => {
    const user = await signUp(app());
    const { passkey } = await addPasskey(user);
    await db().update(users).set({ disabledAt: clock() }).where(eq(users.id, user._id));
    const { token } = identityAnswerSchema.parse((await send(passkey.sign(await askForPasskey(app())))).body);
    expect((await atLogin(app(), paths.loginRequests, { provider: 'embedded', token })).status).toBe(403);
  });

  it('is asked for by pages of this site only', async () => {
    const from = (headers: object) => atLogin(app(), paths.passkeyOptions, undefined, headers);
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await from({ origin: 'null' })).status).toBe(403);
    expect((await from({})).body).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  });
});

describe('Adding a passkey', () => {
  it('needs the password, a check of the person, and the challenge of the same person', async () => {
    const [ada, bob] = [await signUp(app()), await signUp(app())];
    const ask = (user: TestUser, password = PASSWORD) =>
      user.call('POST', paths.newPasskeyOptions, { password }, fromPage);
    const add = (user: TestUser, credential: object) =>
      user.call('POST', paths.passkeys, { name: 'Phone', credential }, fromPage);
    expect((await ask(ada, 'wrong password')).status).toBe(403);
    const asked = passkeyCreationSchema.parse((await ask(ada)).body);
    expect((await add(bob, createSoftwarePasskey(ORIGIN).create(asked))).status).toBe(400);
    const again = passkeyCreationSchema.parse((await ask(ada)).body);
    const unverified = createSoftwarePasskey(ORIGIN).create(again, { verified: false });
    expect((await add(ada, unverified)).status).toBe(400);
    expect(await list(ada)).toEqual([]);
    const { passkey } = await addPasskey(ada);
    const third = passkeyCreationSchema.parse((await ask(bob)).body);
    expect((await add(bob, passkey.create(third))).status).toBe(400);
  });

  it('gives it a name that can be changed, by its owner only', async () => {
    const [ada, bob] = [await signUp(app()), await signUp(app())];
    const { row } = await addPasskey(ada, 'Laptop');
    const path = paths.passkey(row._id);
    expect((await bob.call('PATCH', path, { name: 'Mine' })).status).toBe(404);
    expect((await bob.call('DELETE', path)).status).toBe(404);
    expect((await ada.call('PATCH', path, { name: ' Desk ' })).body).toMatchObject({ name: 'Desk' });
    expect((await ada.call('PATCH', path, { name: ' ' })).status).toBe(400);
  });
});

describe('Removing a passkey', () => {
  it('ends sign-ins with it', async () => {
    const user = await signUp(app());
    const { passkey, row } = await addPasskey(user);
    expect((await user.call('DELETE', paths.passkey(row._id))).status).toBe(200);
    expect((await send(passkey.sign(await askForPasskey(app())))).status).toBe(401);
    expect(await list(user)).toEqual([]);
    expect(await kinds(user)).toContain('passkey-removed');
  });

  it('is refused for the last way to sign in, also when two are removed at once', async () => {
    const user = await signUp(app());
    const rows = [(await addPasskey(user)).row, (await addPasskey(user)).row];
    const [identity] = await db().select().from(userIdentities).where(eq(userIdentities.userId, user._id));
    await db()
      .update(identityAccounts)
      .set({ password: null })
      .where(eq(identityAccounts.userId, identity?.providerUserId ?? ''));
    const responses = await Promise.all(rows.map(({ _id }) => user.call('DELETE', paths.passkey(_id))));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await list(user)).toHaveLength(1);
  });
});
