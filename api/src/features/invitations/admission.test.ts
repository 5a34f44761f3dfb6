import { identityAnswerSchema, loginAnswerSchema, paths, runtimeConfigSchema } from '@my-note/contract';
import { describe, expect, it } from 'vitest';
import { useQuickHashes } from '../../testing/sign-in/quick-hashes.ts';
import { useApp } from '../../testing/test-app.ts';
import { newEmail, PASSWORD } from '../../testing/test-user.ts';
import { admit, createSetupLink } from './admission.usecases.ts';

useQuickHashes();

type Site = ReturnType<typeof useApp>;
/** Where a browser is: on the machine itself, elsewhere, or behind a proxy on the machine. */
type From = 'here' | 'network' | 'proxy' | 'rebound';

const origins = {
  here: {},
  network: { remoteAddress: '192.168.1.20', headers: { host: 'notes.example.org' } },
  proxy: { headers: { 'x-forwarded-for': '192.168.1.20' } },
  rebound: { headers: { host: 'notes.example.org' } },
};

async function post(site: Site, from: From, path: string, payload: object) {
  const response = await site.app().inject({ method: 'POST', url: `/api${path}`, payload, ...origins[from] });
  return { status: response.statusCode, body: response.json() };
}
const form = (invitation?: string) => ({
  email: newEmail(),
  password: PASSWORD,
  name: 'Ada',
  ...(invitation ? { invitation } : {}),
});
const signUp = (site: Site, from: From, invitation?: string) =>
  post(site, from, paths.signUp, form(invitation));
async function enter(site: Site, from: From, made: { body: unknown }) {
  const { token } = identityAnswerSchema.parse(made.body);
  const response = await post(site, from, paths.loginRequests, { provider: 'embedded', token });
  return loginAnswerSchema.parse(response.body).user;
}
const tokenOf = (link: string | undefined) => link?.split('#invitation=')[1] ?? '';
const readConfig = async (site: Site, from: From) => {
  const response = await site.app().inject({ url: '/config.json', ...origins[from] });
  return runtimeConfigSchema.parse(response.json());
};
const NAMES = { hostNames: ['notes.example.org'] };

describe('The first account', () => {
  const site = useApp({ signUp: 'closed', ...NAMES });

  it.each<From>(['network', 'proxy', 'rebound'])('is refused to a browser from %s', async (from) => {
    expect(await signUp(site, from)).toMatchObject({ status: 403, body: { code: 'SETUP_NEEDED' } });
    expect(await readConfig(site, from)).toMatchObject({ firstAccount: 'link' });
  });

  it('is decided by the role where a provider gives one', async () => {
    const config = { signUp: 'closed' as const, maxAccounts: 0 };
    const enterAs = (role: 'operator' | 'user') =>
      admit({ clock: site.clock, config }, site.db(), { local: true, invitation: undefined, role });
    await expect(enterAs('user')).rejects.toMatchObject({ code: 'SIGN_UP_CLOSED' });
    expect((await enterAs('operator')).role).toBe('operator');
  });

  it("is the operator's when it is created on the machine itself, also while sign-up is closed", async () => {
    expect(await readConfig(site, 'here')).toMatchObject({ firstAccount: 'here' });
    const first = await enter(site, 'here', await signUp(site, 'here'));
    expect(first.role).toBe('operator');
    expect(await readConfig(site, 'here')).not.toHaveProperty('firstAccount');
    expect(await signUp(site, 'here')).toMatchObject({ status: 403, body: { code: 'SIGN_UP_CLOSED' } });
    expect(await createSetupLink(site.services())).toBeUndefined();
  });
});

describe('The link of the setup', () => {
  const site = useApp({ signUp: 'closed', ...NAMES });
  const other = useApp({ signUp: 'open', ...NAMES });
  const DAY = 24 * 60 * 60_000;

  it('creates the account of the operator once, from anywhere', async () => {
    const token = tokenOf(await createSetupLink(site.services()));
    const first = await enter(site, 'network', await signUp(site, 'network', token));
    expect(first.role).toBe('operator');
    expect(await signUp(site, 'network', token)).toMatchObject({ body: { code: 'INVITATION_GONE' } });
  });

  it('ends after a day, and with the first account', async () => {
    const late = tokenOf(await createSetupLink(other.services()));
    other.advance(DAY + 1_000);
    expect(await signUp(other, 'network', late)).toMatchObject({ body: { code: 'INVITATION_GONE' } });
    const unused = tokenOf(await createSetupLink(other.services()));
    await enter(other, 'here', await signUp(other, 'here'));
    expect(await signUp(other, 'network', unused)).toMatchObject({ body: { code: 'INVITATION_GONE' } });
    const second = await enter(other, 'network', await signUp(other, 'network'));
    expect(second.role).toBe('user');
  });
});

describe('The number of accounts', () => {
  const site = useApp({ signUp: 'open', maxAccounts: 2 });

  it('is limited by MAX_ACCOUNTS', async () => {
    for (let n = 0; n < 2; n += 1) await enter(site, 'here', await signUp(site, 'here'));
    expect(await signUp(site, 'here')).toMatchObject({ status: 403, body: { code: 'ACCOUNTS_FULL' } });
    const elsewhere = { provider: 'firebase', token: newEmail() };
    expect(await post(site, 'here', paths.loginRequests, elsewhere)).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNTS_FULL' },
    });
  });
});
