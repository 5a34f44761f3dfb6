import { identityAnswerSchema, paths } from '@my-note/contract';
import {
  invitationListSchema,
  newInvitationSchema,
  passwordLinkSchema,
  peoplePageSchema,
  personSchema,
  siteActivitySchema,
} from '@my-note/contract/people';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import { newEmail, PASSWORD, signUp, type TestUser } from '../../testing/test-user.ts';
import type { IdentityVerifier } from '../identity/identity.port.ts';
import { invitations } from '../invitations/invitations.table.ts';

/** Accounts are kept elsewhere, so the first sign-in here makes the account. */
const elsewhere: IdentityVerifier = {
  verify: async (email) => ({
    provider: 'firebase',
    providerUserId: email,
    email,
    name: 'Bob',
    avatarUrl: null,
  }),
  accountsElsewhere: true,
};
const { app, db, advance } = useApp({ signUp: 'closed' }, undefined, { firebase: elsewhere });
const WEEK = 7 * 24 * 60 * 60_000;

let operator: TestUser;
beforeAll(async () => {
  operator = await signUp(app());
});

const list = async (query = '') =>
  peoplePageSchema.parse((await operator.call('GET', `${paths.people}${query}`)).body);
const change = (id: string, body: object) => operator.call('PATCH', paths.person(id), body);
const invite = async (label = 'For Bob') =>
  newInvitationSchema.parse((await operator.call('POST', paths.invitations, { label })).body);
const tokenOf = ({ href }: { href: string }) => href.split('#invitation=')[1] ?? '';
async function join(invitation: string, email = newEmail()) {
  const payload = { email, password: PASSWORD, name: 'Bob', invitation };
  const response = await app().inject({ method: 'POST', url: `/api${paths.signUp}`, payload });
  return { status: response.statusCode, body: response.json() };
}
/** A person who came by an invitation. */
async function invited(email = newEmail()) {
  const { token } = identityAnswerSchema.parse((await join(tokenOf(await invite()), email)).body);
  const payload = { provider: 'embedded', token };
  await app().inject({ method: 'POST', url: `/api${paths.loginRequests}`, payload });
  const [person] = (await list(`?search=${email}`)).data;
  if (!person) throw new Error('The invited person has no account');
  return person;
}

describe('The list of people', () => {
  it('shows figures of each account, and no titles or texts', async () => {
    await operator.note('Secret plan', null, 'x'.repeat(1000));
    const { data } = await list(`?search=${operator.email}`);
    expect(data).toEqual([
      expect.objectContaining({ role: 'operator', notes: 1, storage: 1000, sessions: 1, disabledAt: null }),
    ]);
    expect(JSON.stringify(data)).not.toContain('Secret');
  });

  it('is searched by name and address, where % and _ are ordinary letters', async () => {
    await invited(`odd_name-${newEmail()}`);
    expect((await list('?search=ODD_NAME')).total).toBe(1);
    expect((await list('?search=oddxname')).total).toBe(0);
    expect((await list('?search=%25')).total).toBe(0);
  });
});

describe('An operator', () => {
  it('makes somebody else an operator, and cannot be the last one to go', async () => {
    const bob = await invited();
    expect(await change(operator._id, { role: 'user' })).toMatchObject({ status: 409 });
    expect(await change(bob._id, { role: 'operator' })).toMatchObject({ body: { role: 'operator' } });
    expect(await change(bob._id, { role: 'user' })).toMatchObject({ body: { role: 'user' } });
  });

  it('plans a deletion in a week, and takes it back', async () => {
    const bob = await invited();
    const planned = personSchema.parse((await change(bob._id, { deleted: true })).body);
    const wait = Date.parse(planned.deletionAt ?? '') - Date.now();
    expect(Math.round(wait / 1000 / 60)).toBeCloseTo(WEEK / 1000 / 60, -1);
    expect(await change(bob._id, { deleted: false })).toMatchObject({ body: { deletionAt: null } });
  });

  it('makes a link for a new password', async () => {
    const bob = await invited();
    const response = await operator.call('POST', paths.personPasswordLink(bob._id));
    const { href } = passwordLinkSchema.parse(response.body);
    const payload = { token: decodeURIComponent(href.split('#token=')[1] ?? ''), password: 'a new long one' };
    const used = await app().inject({ method: 'POST', url: `/api${paths.passwordLinkUse}`, payload });
    expect(used.json()).toEqual({ email: bob.email });
  });

  it('reads the log of the site, with the acts of operators', async () => {
    const bob = await invited();
    await change(bob._id, { disabled: true });
    const { data } = siteActivitySchema.parse((await operator.call('GET', paths.siteActivity)).body);
    expect(data[0]).toMatchObject({
      kind: 'account-disabled',
      actor: 'operator',
      person: { _id: bob._id, email: bob.email },
    });
  });

  it('gets 404 for an account that does not exist', async () => {
    expect((await change(crypto.randomUUID(), { disabled: true })).status).toBe(404);
  });
});

describe('An invitation', () => {
  it('creates exactly one account while sign-up is closed, also when many try at once', async () => {
    const token = tokenOf(await invite());
    const tries = await Promise.all(Array.from({ length: 8 }, () => join(token)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tries.filter(({ body }) => body.code === 'INVITATION_GONE')).toHaveLength(7);
  });

  it('is not used up by a sign-up that fails', async () => {
    const token = tokenOf(await invite());
    expect(await join(token, operator.email)).toMatchObject({ body: { code: 'EMAIL_TAKEN' } });
    expect((await join(token)).status).toBe(200);
  });

  it('is stored hashed, and listed without its token', async () => {
    const made = await invite('For Carol');
    const stored = await db().select().from(invitations).where(eq(invitations.id, made._id));
    const listed = invitationListSchema.parse((await operator.call('GET', paths.invitations)).body);
    expect(listed).toContainEqual(
      expect.objectContaining({ _id: made._id, label: 'For Carol', usedAt: null }),
    );
    expect(JSON.stringify([stored, listed])).not.toContain(tokenOf(made));
  });

  it('ends when it is revoked, and after a week', async () => {
    const revoked = await invite();
    expect((await operator.call('DELETE', paths.invitation(revoked._id))).status).toBe(200);
    expect((await operator.call('DELETE', paths.invitation(revoked._id))).status).toBe(404);
    expect(await join(tokenOf(revoked))).toMatchObject({ status: 403, body: { code: 'INVITATION_GONE' } });
    const late = await invite();
    advance(WEEK + 1_000);
    expect(await join(tokenOf(late))).toMatchObject({ status: 403, body: { code: 'INVITATION_GONE' } });
  });

  it('admits a first sign-in at another provider too', async () => {
    const signIn = (invitation?: string) => {
      const payload = { provider: 'firebase', token: newEmail(), ...(invitation ? { invitation } : {}) };
      return app().inject({ method: 'POST', url: `/api${paths.loginRequests}`, payload });
    };
    expect((await signIn()).json()).toMatchObject({ code: 'SIGN_UP_CLOSED' });
    const token = tokenOf(await invite());
    expect((await signIn(token)).statusCode).toBe(200);
    expect((await signIn(token)).json()).toMatchObject({ code: 'INVITATION_GONE' });
  });
});
