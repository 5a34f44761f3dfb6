import { paths } from '@my-note/contract';
import { activityPageSchema } from '@my-note/contract/activity';
import { afterAll, describe, expect, it } from 'vitest';
import { users } from '../../items/tables.ts';
import { startProvider, useSingleSignOn } from '../../testing/sign-in/oidc.ts';
import { newEmail, signUp } from '../../testing/test-user.ts';
import { identityLinks } from '../identity/links/links.table.ts';
import { linkAccountCommand } from './link.command.ts';

const provider = await startProvider();
const { app, db, services, advance, newBrowser } = useSingleSignOn(provider, { OIDC_SIGN_UP: 'open' });
afterAll(provider.stop);

const DAY = 24 * 60 * 60_000;

async function link(who: string, to = 'oidc') {
  const said: string[] = [];
  await linkAccountCommand(services())({ who, to }, (line) => void said.push(String(line)));
  return said.join('\n');
}

/** Somebody with a password and a note, and the same address at the provider. */
async function newPerson({ verified = true } = {}) {
  const email = newEmail();
  const login = email.replace(/@.*/, '');
  provider.people.set(login, { name: 'Ada', email: email.toUpperCase(), email_verified: verified });
  const ada = await signUp(app(), email);
  await ada.note('Garden');
  return { ada, email, login };
}

describe('A linked account', () => {
  it('opens at the next sign-in with the verified address, and its password goes on', async () => {
    const { ada, email, login } = await newPerson();
    expect(await link(email)).toContain('at the next sign-in with oidc');
    const there = await newBrowser().signIn(login);
    expect(there._id).toBe(ada._id);
    expect((await there.list()).map(({ title }) => title)).toEqual(['Garden']);
    expect((await newBrowser().signIn(login))._id).toBe(ada._id);
    expect((await ada.list()).length).toBe(1);
    const { data } = activityPageSchema.parse((await ada.call('GET', paths.activity)).body);
    expect(data.map(({ kind, detail }) => [kind, detail]).slice(0, 3)).toEqual([
      ['signed-in', new URL(provider.issuer).host],
      ['signed-in', new URL(provider.issuer).host],
      ['identity-linked', new URL(provider.issuer).host],
    ]);
    expect(await db().select().from(identityLinks)).toEqual([]);
    expect((await ada.call('GET', paths.identities)).body).toMatchObject([
      { kind: 'embedded', issuer: '', email },
      { kind: 'oidc', issuer: new URL(provider.issuer).host },
    ]);
  });

  it('takes over from an empty account of an earlier sign-in, which is deleted later', async () => {
    const { ada, email, login } = await newPerson();
    const apart = await newBrowser().signIn(login);
    expect(apart._id).not.toBe(ada._id);
    expect(await link(ada._id)).toBe(`${email} signs in to this account with oidc from now on`);
    expect((await apart.call('GET', paths.configs)).status).toBe(401);
    expect((await newBrowser().signIn(login))._id).toBe(ada._id);
    const rows = await db().select().from(users);
    expect(rows.find(({ id }) => id === apart._id)?.deletionAt).not.toBeNull();
  });

  it('is not taken over by an address that the provider has not verified', async () => {
    const { ada, email, login } = await newPerson({ verified: false });
    await link(email);
    const apart = await newBrowser().signIn(login);
    expect(apart._id).not.toBe(ada._id);
    await expect(link(ada._id)).rejects.toThrow('has not verified');
  });

  it('is not linked without the command', async () => {
    const { ada, login } = await newPerson();
    expect((await newBrowser().signIn(login))._id).not.toBe(ada._id);
  });

  it('is linked to one person of the provider only', async () => {
    const { ada, email, login } = await newPerson();
    await link(email);
    await newBrowser().signIn(login);
    const claims = provider.people.get(login) ?? {};
    provider.people.set(`${login}-2`, claims);
    expect((await newBrowser().signIn(`${login}-2`))._id).not.toBe(ada._id);
  });

  it('is no longer offered after 30 days', async () => {
    const { ada, email, login } = await newPerson();
    await link(email);
    advance(30 * DAY + 1000);
    expect((await newBrowser().signIn(login))._id).not.toBe(ada._id);
  });
});

describe('The command refuses', () => {
  it('an account with notes at the provider, and loses none', async () => {
    const { ada, login } = await newPerson();
    const apart = await newBrowser().signIn(login);
    await apart.note('Written there');
    await expect(link(ada._id)).rejects.toThrow('written notes there');
    expect((await apart.list()).length).toBe(1);
  });

  it('unknown people, unknown providers, and who is linked already', async () => {
    const { email, login } = await newPerson();
    await expect(link('nobody@example.org')).rejects.toThrow('has no account');
    await expect(link(email, 'ldap')).rejects.toThrow('linked to oidc only');
    await link(email);
    await newBrowser().signIn(login);
    await expect(link(email)).rejects.toThrow('signs in with oidc already');
  });
});
