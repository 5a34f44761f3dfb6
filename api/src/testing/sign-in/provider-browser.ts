import { loginAnswerSchema, OIDC_RETURN, paths } from '@my-note/contract';
import { cookieOf, createClient, type TestApp } from '../test-user.ts';

type Jar = Map<string, string>;

const keep = (jar: Jar, setCookies: string[]) => {
  for (const line of setCookies) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '' || /Max-Age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
    else jar.set(name, value);
  }
};
const sent = (jar: Jar) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

/** A browser that signs in at a real provider, and the login page in it. */
export function createProviderBrowser(app: TestApp, site: string) {
  const ours: Jar = new Map();
  const theirs: Jar = new Map();
  const page = 'p'.repeat(43);

  /** A page of the site. */
  async function open(url: string) {
    const { pathname, search, host } = new URL(url, site);
    const headers = { host, cookie: sent(ours) };
    const response = await app.inject({ url: pathname + search, headers });
    keep(ours, [response.headers['set-cookie'] ?? []].flat());
    return { status: response.statusCode, location: String(response.headers.location ?? ''), response };
  }

  /** Passes the pages of the provider until it sends the browser back, and returns where to. */
  async function passProvider(url: string, login: string, { cancel = false } = {}): Promise<string> {
    let next = new URL(url);
    let form: URLSearchParams | undefined;
    for (let step = 0; step < 12; step += 1) {
      const response = await fetch(next, {
        method: form ? 'POST' : 'GET',
        body: form ?? null,
        redirect: 'manual',
        headers: { cookie: sent(theirs) },
      });
      keep(theirs, response.headers.getSetCookie());
      const location = response.headers.get('location');
      form = undefined;
      if (location) {
        next = new URL(location, next);
        if (next.origin === site) return next.href;
        continue;
      }
      const html = await response.text();
      const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1];
      if (!prompt) throw new Error(`The provider shows ${response.status} ${html.slice(0, 2000)}`);
      if (cancel) next = new URL(`${next.pathname}/abort`, next);
      else form = new URLSearchParams({ prompt, login, password: 'any' });
    }
    throw new Error('The provider does not send the browser back');
  }

  const start = () => open(`/api${paths.oidcStart}?page=${page}`);
  /** What the login page finds in the fragment of its address. */
  const readReturn = (location: string) => {
    const { pathname, hash, origin } = new URL(location);
    const values = new URLSearchParams(hash.slice(1));
    return {
      address: origin + pathname,
      token: values.get(OIDC_RETURN.token) ?? undefined,
      error: values.get(OIDC_RETURN.error) ?? undefined,
    };
  };
  const exchange = async (token: string, more: { from?: string; invitation?: string } = {}) => {
    const { from = page, ...rest } = more;
    const payload = { provider: 'oidc', token: `${token}.${from}`, ...rest };
    const url = `/api${paths.loginRequests}`;
    const response = await app.inject({ method: 'POST', url, payload });
    return { status: response.statusCode, body: response.json(), response };
  };
  /** From the button to the login page. */
  async function arrive(login: string, options?: { cancel?: boolean }) {
    const { location } = await start();
    const returned = await passProvider(location, login, options);
    return readReturn((await open(returned)).location);
  }
  return {
    cookies: ours,
    open,
    start,
    passProvider,
    readReturn,
    exchange,
    arrive,
    async signIn(login: string) {
      const { token, error } = await arrive(login);
      if (!token) throw new Error(`The sign-in ended with ${error}`);
      const { body, response } = await exchange(token);
      const { user, accessToken } = loginAnswerSchema.parse(body);
      return createClient(app, { ...user, accessToken }, cookieOf(response));
    },
  };
}
