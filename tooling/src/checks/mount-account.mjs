import { randomUUID } from 'node:crypto';

/**
 * A new account of a service, for looking at pages as a person would. The paths are those of
 * shared-kit/src/contract/paths.ts.
 * @param {string} url
 */
export async function createAccount(url) {
  const call = async (method, path, body, token = '') => {
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
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return text ? JSON.parse(text) : null;
  };
  const credentials = {
    name: 'Mount Check',
    email: `mount-${randomUUID()}@example.org`,
    password: randomUUID(),
  };
  const identity = await call('POST', '/auth/sign-up/email', credentials);
  const { user, accessToken } = await call('POST', '/login-requests', {
    provider: 'embedded',
    token: identity.token,
  });
  return {
    /** What the browser keeps of the session. */
    session: JSON.stringify({
      user,
      accessToken,
      config: { onlyShowNotesWithPrefix: '', dashboardTab: 'recent' },
    }),
    switchOn: (flag) => call('PUT', '/users/configs', { key: flag, value: true }, accessToken),
    /** A note with some text; answers its address. */
    note: async () => {
      const { data } = await call('POST', '/u-notes/notes/draft', undefined, accessToken);
      const change = { title: 'Mounted', content: 'This note is here.' };
      const { slug } = await call('PUT', `/u-notes/notes/${data._id}`, change, accessToken);
      return `/${slug}`;
    },
  };
}
