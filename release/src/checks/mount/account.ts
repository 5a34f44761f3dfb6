import { randomUUID } from 'node:crypto';

const scriptless = { httpOnly: true, secure: false, sameSite: 'Strict' as const };

/** Creates an account to visit pages with. */
export async function createAccount(url: string) {
  const call = async (method: string, path: string, body?: unknown, token = '') => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'client-id': 'my-note',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status}: ${text}`);
    return text ? JSON.parse(text) : null;
  };
  const credentials = {
    name: 'Mount Check',
    email: `mount-${randomUUID()}@example.org`,
    password: randomUUID(),
  };
  await call('POST', '/auth/sign-up/email', credentials);
  const { hostname: domain } = new URL(url);

  async function signIn() {
    const { email, password } = credentials;
    const { token } = await call('POST', '/auth/sign-in/email', { email, password });
    const login = await fetch(`${url}/api/login-requests`, {
      method: 'POST',
      headers: { 'client-id': 'my-note', 'content-type': 'application/json' },
      body: JSON.stringify({ provider: 'embedded', token }),
    });
    if (!login.ok) throw new Error(`The sign-in responded with ${login.status}: ${await login.text()}`);
    const { user, accessToken }: { user: unknown; accessToken: string } = JSON.parse(await login.text());
    const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(login.headers.getSetCookie()[0] ?? '') ?? [];
    const config = { onlyShowNotesWithPrefix: '', dashboardTab: 'recent' };
    const storage = {
      cookies: [{ name, value, domain, path: '/api/login-requests', expires: -1, ...scriptless }],
      origins: [
        { origin: url, localStorage: [{ name: 'my-note.user', value: JSON.stringify({ user, config }) }] },
      ],
    };
    return { accessToken, storage };
  }

  return {
    /**
     * The browser's storage of a session of its own, as Playwright's `storageState`: a session ends when two browsers
     * continue it from copies of one cookie.
     */
    storage: async () => (await signIn()).storage,
    /** Turns on what the flags of remotes name: switches, and names in lists. */
    switchOn: async (flags: readonly string[]) => {
      const settings = new Map<string, true | string>();
      for (const flag of flags) {
        const [key = '', name] = flag.split(':');
        settings.set(key, name === undefined ? true : [settings.get(key), name].filter(Boolean).join(','));
      }
      const { accessToken } = await signIn();
      for (const [key, value] of settings) await call('PUT', '/users/configs', { key, value }, accessToken);
    },
    /** Creates a note with some text and returns its path. */
    note: async () => {
      const { accessToken } = await signIn();
      const { data } = await call('POST', '/u-notes/notes/draft', undefined, accessToken);
      const change = { title: 'Mounted', content: 'This note is here.' };
      const { slug } = await call('PUT', `/u-notes/notes/${data._id}`, change, accessToken);
      return `/${slug}`;
    },
  };
}
