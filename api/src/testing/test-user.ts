import {
  type Category,
  CLIENT_ID,
  CLIENT_ID_HEADER,
  categoryEnvelopeSchema,
  identityAnswerSchema,
  type LoginRequest,
  loginAnswerSchema,
  type Note,
  type NoteUpdate,
  noteEnvelopeSchema,
  noteListSchema,
  noteSchema,
  paths,
  renewalSchema,
} from '@my-note/contract';
import type { buildApp } from '../app/app.ts';

export type TestApp = Awaited<ReturnType<typeof buildApp>>;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type TestUser = Awaited<ReturnType<typeof signInWith>>;

let people = 0;
export const newEmail = () => `person-${process.pid}-${Date.now()}-${++people}@example.org`;
export const PASSWORD = 'correct horse battery';

/** Creates an account with a password and signs in, like the login page. */
export async function signUp(app: TestApp, email = newEmail(), headers: Record<string, string> = {}) {
  const payload = { email, password: PASSWORD, name: 'Ada' };
  const made = await app.inject({ method: 'POST', url: `/api${paths.signUp}`, payload });
  const { token } = identityAnswerSchema.parse(made.json());
  return signInWith(app, { provider: 'embedded', token }, headers);
}

export async function signInWith(app: TestApp, payload: LoginRequest, headers: Record<string, string> = {}) {
  const url = `/api${paths.loginRequests}`;
  const response = await app.inject({ method: 'POST', url, payload, headers });
  const { user, accessToken } = loginAnswerSchema.parse(response.json());
  return createClient(app, { ...user, accessToken }, cookieOf(response), pageCookieOf(response));
}

/** The cookie that a browser sends back after a response. */
export const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? '';

/** The cookie with which a browser opens pages. */
const pageCookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String([headers['set-cookie']].flat()[1] ?? '').split(';')[0] ?? '';

type Person = { _id: string; email: string; accessToken: string };

/** With a cookie it renews its access token like a browser: tests put the clock forward by days. */
export function createClient(app: TestApp, person: Person, cookie = '', pageCookie = '') {
  let { accessToken } = person;
  let kept = cookie;

  async function renew(): Promise<boolean> {
    const response = await app.inject({
      method: 'POST',
      url: `/api${paths.renewals}`,
      headers: { cookie: kept },
    });
    if (response.statusCode !== 200) return false;
    kept = cookieOf(response);
    accessToken = renewalSchema.parse(response.json()).accessToken;
    return true;
  }

  async function call(method: Method, path: string, payload?: object, more: Record<string, string> = {}) {
    const ask = () =>
      app.inject({
        method,
        url: `/api${path}`,
        payload,
        headers: {
          authorization: `Bearer ${accessToken}`,
          [CLIENT_ID_HEADER]: CLIENT_ID,
          ...more,
        },
      });
    let response = await ask();
    if (response.statusCode === 401 && kept && (await renew())) response = await ask();
    const body: unknown = response.body === '' ? undefined : response.json();
    return { status: response.statusCode, headers: response.headers, body };
  }

  const read = async (path: string) => {
    const response = await call('GET', path);
    return noteListSchema.parse(response.body).data;
  };
  const change = (id: string, update: NoteUpdate) => call('PUT', paths.note(id), update);
  const draft = async (category?: string | null): Promise<Note> => {
    const response = await call('POST', paths.draft, category === undefined ? undefined : { category });
    return noteEnvelopeSchema.parse(response.body).data;
  };

  return {
    ...person,
    pageCookie,
    get accessToken() {
      return accessToken;
    },
    get cookie() {
      return kept;
    },
    renew,
    call,
    draft,
    change,
    list: () => read(paths.notes),
    trash: () => read(`${paths.notes}?filters[deleted]=true`),
    bySlug: (slug: string) => call('GET', `${paths.noteBySlug}?slug=${encodeURIComponent(slug)}`),
    async note(title: string, category: string | null = null, content = `Text of ${title}`): Promise<Note> {
      const { _id } = await draft(category);
      const response = await change(_id, { title, content });
      return noteSchema.parse(response.body);
    },
    async category(title: string, parent?: string): Promise<Category> {
      const response = await call('POST', paths.categories, {
        title,
        ...(parent ? { categoryId: parent } : {}),
      });
      return categoryEnvelopeSchema.parse(response.body).data;
    },
    moveToTrash: (id: string) => call('DELETE', paths.softDelete(id)),
    restore: (id: string) => call('DELETE', paths.softDelete(id), { restore: true }),
  };
}
