import { afterAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../../core/text/hash-token.ts';
import { users } from '../../../items/tables.ts';
import { startIdentityProvider } from '../../../testing/sign-in/identity-provider.ts';
import { SITE, startProvider, useSingleSignOn } from '../../../testing/sign-in/oidc.ts';
import { insertInvitation } from '../../invitations/invitations.repository.ts';

const provider = await startProvider();
const publicClient = await startIdentityProvider(SITE, { secret: false });
const GROUPS = { OIDC_SCOPES: 'openid profile email groups', OIDC_REQUIRED_GROUP: 'notes' };
const members = useSingleSignOn(provider, { ...GROUPS, OIDC_OPERATOR_GROUP: 'admins' });
const closed = useSingleSignOn(provider, { SIGN_UP: 'closed' });
const apart = useSingleSignOn(provider, { SIGN_UP: 'closed', OIDC_SIGN_UP: 'open' });
const unproven = useSingleSignOn(publicClient, { IDENTITY: 'oidc' });
afterAll(() => Promise.all([provider.stop(), publicClient.stop()]));

const person = (login: string, groups?: unknown) =>
  provider.people.set(login, { name: login, email: `${login}@example.org`, groups });
const roleOf = async (login: string) =>
  (await members.db().select().from(users)).find(({ name }) => name === login)?.role;

describe('A required group', () => {
  it.each([
    ['nobody', undefined],
    ['guest', ['friends']],
    ['prefix', ['notes-guests']],
    ['odd', { notes: true }],
  ])('refuses who is not in it: %s', async (login, groups) => {
    person(login, groups);
    expect(await members.newBrowser().arrive(login)).toMatchObject({ error: 'not-a-member' });
  });

  it('admits members, also where the claim is one name', async () => {
    person('ada', ['friends', 'notes']);
    person('bob', 'notes');
    expect(await members.newBrowser().signIn('ada')).toMatchObject({ name: 'ada' });
    expect(await members.newBrowser().signIn('bob')).toMatchObject({ name: 'bob' });
  });

  it('is read from the userinfo response where the ID token has no groups', async () => {
    person('carl', ['notes']);
    provider.setFault(({ groups: _, email: __, ...claims }) => claims);
    expect(await members.newBrowser().signIn('carl')).toMatchObject({ email: 'carl@example.org' });
    provider.setFault(undefined);
  });
});

it("The operator's group decides at each sign-in who is an operator, also of the first account", async () => {
  person('first', ['notes']);
  await members.newBrowser().signIn('first');
  expect(await roleOf('first')).toBe('user');
  person('first', ['notes', 'admins']);
  await members.newBrowser().signIn('first');
  expect(await roleOf('first')).toBe('operator');
  person('first', ['notes']);
  await members.newBrowser().signIn('first');
  expect(await roleOf('first')).toBe('user');
});

describe('Closed sign-up', () => {
  it('refuses unknown persons after the first account, and creates no row', async () => {
    person('owner');
    await closed.newBrowser().signIn('owner');
    person('eve');
    const browser = closed.newBrowser();
    const { token = '' } = await browser.arrive('eve');
    expect(await browser.exchange(token)).toMatchObject({ status: 403, body: { code: 'SIGN_UP_CLOSED' } });
    expect(await closed.db().$count(users)).toBe(1);
  });

  it('lets in who was invited, once', async () => {
    const token = closed.services().ids.token();
    const expiresAt = new Date(closed.clock().getTime() + 60_000);
    const values = {
      tokenHash: hashToken(token),
      role: 'user' as const,
      createdAt: closed.clock(),
      expiresAt,
    };
    await insertInvitation(closed.db(), { id: closed.services().ids.row(), ...values });
    person('guest');
    const guest = closed.newBrowser();
    const arrived = (await guest.arrive('guest')).token ?? '';
    expect((await guest.exchange(arrived, { invitation: token })).status).toBe(200);
    person('eve');
    const eve = closed.newBrowser();
    const { token: late = '' } = await eve.arrive('eve');
    expect((await eve.exchange(late, { invitation: token })).status).toBeGreaterThanOrEqual(400);
  });

  it('may be open for the provider alone', async () => {
    person('eve');
    expect(await apart.newBrowser().signIn('eve')).toMatchObject({ name: 'eve' });
  });
});

it('A public client needs no secret', async () => {
  publicClient.people.set('ada', { name: 'Ada', email: 'ada@example.org' });
  expect(await unproven.newBrowser().signIn('ada')).toMatchObject({ name: 'Ada' });
});
