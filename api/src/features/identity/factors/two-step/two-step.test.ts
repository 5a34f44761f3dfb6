import { identityAnswerSchema, paths } from '@my-note/contract';
import { ACTIVITY_KINDS, activityPageSchema } from '@my-note/contract/activity';
import { factorsSchema, ticketAnswerSchema } from '@my-note/contract/factors';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../../../items/tables.ts';
import { useQuickHashes } from '../../../../testing/sign-in/quick-hashes.ts';
import { atLogin, fromPage, turnOnTwoStep } from '../../../../testing/sign-in/sign-in-steps.ts';
import { totp } from '../../../../testing/sign-in/totp.ts';
import { useApp } from '../../../../testing/test-app.ts';
import { newEmail, PASSWORD, signInWith, signUp, type TestUser } from '../../../../testing/test-user.ts';
import { createPasswordLink } from '../../../account/passwords/password-links.usecases.ts';
import { identityAuthenticators, identityRecoveryCodes } from '../factors.table.ts';

const limits = { signInTriesPerAccount: 3, signInTriesPerAddress: 8, signUpsPerAddress: 1_000 };
const { app, db, clock, advance, newUser, services } = useApp({
  limits,
  trustProxy: (_address, hop) => hop < 1,
});
const STEP = 30_000;
useQuickHashes();

let lastAddress = 0;
const from = () => ({
  'x-forwarded-for': `10.7.${Math.floor(++lastAddress / 250)}.${(lastAddress % 250) + 1}`,
});
const signIn = (email: string, more: object = {}, headers: object = from()) =>
  atLogin(app(), paths.signIn, { email, password: PASSWORD, ...more }, headers);
const enterCode = (ticket: string, code: string, headers: object = from()) =>
  atLogin(app(), paths.secondFactor, { ticket, code }, headers);
const ticketOf = async (email: string) =>
  ticketAnswerSchema.parse((await signIn(email)).body).secondFactor.ticket;
const factors = async (user: TestUser) => factorsSchema.parse((await user.call('GET', paths.factors)).body);
const events = async (user: TestUser) =>
  activityPageSchema.parse((await user.call('GET', paths.activity)).body).data.map(({ kind }) => kind);

async function newPerson() {
  const email = newEmail();
  const user = await signUp(app(), email);
  const made = await turnOnTwoStep(user, clock());
  // The code that confirmed the app is used.
  advance(STEP);
  const nextCode = () => {
    advance(STEP);
    return totp(made.secret, clock());
  };
  return { email, user, nextCode, ...made };
}

describe('Two-step sign-in', () => {
  it('asks for the code after the password, and makes a session with it', async () => {
    const { email, user, nextCode } = await newPerson();
    const first = await signIn(email);
    expect(first.status).toBe(200);
    expect(Object.keys(first.body)).toEqual(['secondFactor']);
    expect(first.headers['set-cookie']).toBeUndefined();
    const { ticket } = ticketAnswerSchema.parse(first.body).secondFactor;
    expect((await atLogin(app(), paths.loginRequests, { provider: 'embedded', token: ticket })).status).toBe(
      401,
    );
    const done = await enterCode(ticket, nextCode());
    const { token } = identityAnswerSchema.parse(done.body);
    const again = await signInWith(app(), { provider: 'embedded', token });
    expect(again._id).toBe(user._id);
  });

  it('refuses a wrong code, and the ticket after five of them', async () => {
    const { email, nextCode } = await newPerson();
    const ticket = await ticketOf(email);
    for (let n = 0; n < 5; n += 1)
      expect(await enterCode(ticket, '000000')).toMatchObject({ status: 403, body: { code: 'WRONG_CODE' } });
    const late = await enterCode(ticket, nextCode());
    expect(late).toMatchObject({ status: 401, body: { code: 'SIGN_IN_EXPIRED' } });
  });

  it('accepts a code and a ticket once, also when two requests are concurrent', async () => {
    const { email, nextCode } = await newPerson();
    const tickets = [await ticketOf(email), await ticketOf(email)];
    const code = nextCode();
    const responses = await Promise.all(tickets.map((ticket) => enterCode(ticket, code)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 403]);
    const used = tickets[responses.findIndex(({ status }) => status === 200)] ?? '';
    expect((await enterCode(used, nextCode())).status).toBe(401);
  });

  it('does not accept the code before one that was used', async () => {
    const { email, secret, nextCode } = await newPerson();
    const older = totp(secret, clock());
    expect((await enterCode(await ticketOf(email), nextCode())).status).toBe(200);
    expect((await enterCode(await ticketOf(email), older)).status).toBe(403);
  });

  it('does not accept a ticket after five minutes, nor the code of another person', async () => {
    const { email, nextCode } = await newPerson();
    const other = await newPerson();
    const ticket = await ticketOf(email);
    expect((await enterCode(ticket, other.nextCode())).status).toBe(403);
    advance(5 * 60_000 + 1_000);
    expect((await enterCode(ticket, nextCode())).status).toBe(401);
  });

  it('accepts each recovery code once, however it is typed, and says so in the activity', async () => {
    const { email, user, codes } = await newPerson();
    const [first = '', second = ''] = codes;
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect((await enterCode(await ticketOf(email), first.toUpperCase().replaceAll('-', ' '))).status).toBe(
      200,
    );
    expect((await enterCode(await ticketOf(email), first)).status).toBe(403);
    expect((await factors(user)).twoStep?.recoveryCodes).toBe(9);
    const made = await user.call('POST', paths.recoveryCodes, { password: PASSWORD });
    expect(made.status).toBe(200);
    expect((await enterCode(await ticketOf(email), second)).status).toBe(403);
    expect(await events(user)).toEqual(
      expect.arrayContaining(['two-step-on', 'recovery-code-used', 'recovery-codes-renewed']),
    );
    expect(ACTIVITY_KINDS).toContain('recovery-code-used');
  });

  it('is not turned off by a link to a new password, which ends what began with the old one', async () => {
    const { email, user, nextCode } = await newPerson();
    const begun = await ticketOf(email);
    const { path } = await createPasswordLink(services(), user._id);
    const token = path.split('token=')[1];
    const password = 'another horse battery';
    expect((await atLogin(app(), paths.passwordLinkUse, { token, password })).status).toBe(200);
    // A sign-in that began with the old password ends.
    expect((await enterCode(begun, nextCode())).status).toBe(401);
    const answer = ticketAnswerSchema.parse((await signIn(email, { password })).body);
    expect((await enterCode(answer.secondFactor.ticket, nextCode())).status).toBe(200);
  });

  it('makes no session for a disabled account, although password and code are right', async () => {
    const { email, user, nextCode } = await newPerson();
    await db().update(users).set({ disabledAt: clock() }).where(eq(users.id, user._id));
    const { token } = identityAnswerSchema.parse((await enterCode(await ticketOf(email), nextCode())).body);
    const exchanged = await atLogin(app(), paths.loginRequests, { provider: 'embedded', token });
    expect(exchanged.status).toBe(403);
  });

  it('stores the key encrypted and recovery codes hashed', async () => {
    const { secret, codes } = await newPerson();
    const stored = JSON.stringify([
      await db().select().from(identityAuthenticators),
      await db().select().from(identityRecoveryCodes),
    ]);
    expect(stored).not.toContain(secret);
    for (const code of codes) expect(stored).not.toContain(code);
  });
});

describe('The code in one call with the password', () => {
  it('signs in at once, and a wrong one leads to the second step', async () => {
    const { email, nextCode } = await newPerson();
    expect((await signIn(email, { code: nextCode() })).body).toHaveProperty('token');
    expect((await signIn(email, { code: '000000' })).body).toHaveProperty('secondFactor');
  });

  it('lets the owner in on a new device while strangers have used up the attempts', async () => {
    const { email, nextCode } = await newPerson();
    for (let n = 0; n < 15; n += 1)
      expect((await signIn(email, { password: 'wrong password' })).status).toBe(401);
    expect((await signIn(email)).status).toBe(429);
    expect((await signIn(email, { code: '000000' })).status).toBe(429);
    expect((await signIn(email, { code: nextCode() })).status).toBe(200);
    expect((await signIn(email, { code: nextCode(), password: 'wrong password' })).status).toBe(401);
  });

  it('is not used by a wrong password, and signs in once', async () => {
    const { email, codes } = await newPerson();
    const code = codes[0] ?? '';
    expect((await signIn(email, { code, password: 'wrong password' })).status).toBe(401);
    expect((await signIn(email, { code })).body).toHaveProperty('token');
    expect((await signIn(email, { code })).body).toHaveProperty('secondFactor');
  });

  it('is recorded when it is wrong and the password right, and not looked at after too many', async () => {
    const { email, user, codes, nextCode } = await newPerson();
    for (let n = 0; n < 30; n += 1)
      expect((await signIn(email, { code: '000000' })).body).toHaveProperty('secondFactor');
    expect(await events(user)).toContain('second-step-failed');
    expect((await signIn(email, { code: nextCode() })).body).toHaveProperty('secondFactor');
    expect((await enterCode(await ticketOf(email), nextCode())).status).toBe(200);
    expect((await signIn(email, { code: codes[0] })).body).toHaveProperty('token');
    advance(24 * 60 * 60_000);
    expect((await signIn(email, { code: nextCode() })).body).toHaveProperty('token');
  });

  it('does not tell whether there is an account', async () => {
    const { email } = await newPerson();
    for (const address of [email, newEmail()]) {
      const headers = from();
      const wrong = { code: '000000', password: 'wrong password' };
      const statuses = [];
      // Passwords and codes have a window each, and the later one says when to come back.
      for (let n = 0; n < 4; n += 1) {
        if (n > 0) advance(60_000);
        const more = n === 0 ? { password: 'wrong password' } : wrong;
        const { status, headers: sent } = await signIn(address, more, headers);
        statuses.push([status, sent['retry-after']]);
      }
      expect(statuses.map(([status]) => status)).toEqual([401, 401, 401, 429]);
      expect(statuses.at(-1)?.[1]).toBe('720');
    }
  });

  it('limits wrong passwords for each account, also beside a right code', async () => {
    const { email, codes } = await newPerson();
    const code = codes[0] ?? '';
    for (let n = 0; n < 15; n += 1)
      expect((await signIn(email, { code, password: 'wrong password' })).status).toBe(401);
    expect((await signIn(email, { code })).status).toBe(429);
    expect((await signIn(email)).status).toBe(200);
  });
});

describe('Wrong codes', () => {
  it('are limited per account and recorded; a known browser and a recovery code still get in', async () => {
    const { email, user, codes, nextCode } = await newPerson();
    const known = await enterCode(await ticketOf(email), nextCode());
    const cookie = String(known.headers['set-cookie']).split(';')[0] ?? '';
    for (let n = 0; n < 15; n += 1)
      expect((await enterCode(await ticketOf(email), '000000')).status).toBe(403);
    expect((await enterCode(await ticketOf(email), nextCode())).status).toBe(429);
    expect((await enterCode(await ticketOf(email), nextCode(), { ...from(), cookie })).status).toBe(200);
    expect((await enterCode(await ticketOf(email), codes[0] ?? '')).status).toBe(200);
    expect(await events(user)).toContain('second-step-failed');
  });
});

describe('Turning it on and off', () => {
  it('needs the password, and a code of the new key', async () => {
    const user = await signUp(app());
    const wrong = { password: 'wrong password' };
    expect(await user.call('POST', paths.twoStep, wrong)).toMatchObject({ status: 403 });
    expect((await user.call('POST', paths.twoStepConfirmation, { code: '000000' })).status).toBe(409);
    await user.call('POST', paths.twoStep, { password: PASSWORD });
    expect((await user.call('POST', paths.twoStepConfirmation, { code: '000000' })).status).toBe(403);
    expect((await factors(user)).twoStep).toBeNull();
    expect((await signIn(user.email)).body).toHaveProperty('token');
    await turnOnTwoStep(user, clock());
    expect((await user.call('POST', paths.twoStep, { password: PASSWORD })).status).toBe(409);
    expect((await user.call('POST', paths.twoStepEnd, wrong)).status).toBe(403);
    expect((await signIn(user.email)).body).toHaveProperty('secondFactor');
    expect((await user.call('POST', paths.twoStepEnd, { password: PASSWORD })).body).toMatchObject({
      twoStep: null,
    });
    expect((await signIn(user.email)).body).toHaveProperty('token');
    expect((await user.call('POST', paths.recoveryCodes, { password: PASSWORD })).status).toBe(409);
  });

  it('needs a new sign-in with both steps once the present one is older than ten minutes', async () => {
    const { email, user, nextCode } = await newPerson();
    advance(11 * 60_000);
    const change = (person: TestUser, path: string) =>
      person.call('POST', path, { password: PASSWORD }, fromPage);
    for (const path of [paths.twoStepEnd, paths.recoveryCodes, paths.newPasskeyOptions])
      expect(await change(user, path)).toMatchObject({ status: 403, body: { code: 'SIGN_IN_AGAIN' } });
    const email2 = { email: newEmail(), password: PASSWORD };
    expect((await user.call('PUT', paths.accountEmail, email2)).status).toBe(403);
    const { token } = identityAnswerSchema.parse((await signIn(email, { code: nextCode() })).body);
    const again = await signInWith(app(), { provider: 'embedded', token });
    expect((await change(again, paths.twoStepEnd)).status).toBe(200);
  });

  it('limits guesses of the password', async () => {
    const user = await signUp(app());
    const guess = () => user.call('POST', paths.twoStepEnd, { password: 'wrong password' });
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([403, 403, 403, 429]);
  });

  it('is not offered to a person of another sign-in provider', async () => {
    const user = await newUser();
    expect(await factors(user)).toEqual({ available: false, twoStep: null, passkeys: [] });
    expect((await user.call('POST', paths.twoStep, { password: PASSWORD })).status).toBe(409);
  });
});
