import {
  categoryEnvelopeSchema,
  identityAnswerSchema,
  loginAnswerSchema,
  noteEnvelopeSchema,
  noteListSchema,
  noteSchema,
  paths,
  type Renewal,
  renewalSchema,
} from '@my-note/contract';
import { newEmail, PASSWORD } from './test-user.ts';

const CATEGORY_EVERY = 5;

/** One request on any free connection. Fails when the response is incomplete or an error. */
export async function send(
  url: string,
  token: string,
  method: string,
  where: string,
  body?: object,
): Promise<unknown> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const response = await fetch(`${url}/api${where}`, {
    method,
    headers,
    body: body ? JSON.stringify(body) : null,
  });
  if (!response.ok) throw new Error(`${method} ${where}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function newLogin(url: string) {
  const form = { email: newEmail(), password: PASSWORD, name: 'Ada' };
  const { token } = identityAnswerSchema.parse(await send(url, '', 'POST', paths.signUp, form));
  return { provider: 'embedded', token };
}

/** Creates an account and returns its access token. */
export async function newSession(url: string): Promise<string> {
  const payload = await newLogin(url);
  return loginAnswerSchema.parse(await send(url, '', 'POST', paths.loginRequests, payload)).accessToken;
}

/** Creates an account and returns the calls that its browser makes with its cookie. */
export async function newBrowser(url: string) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(await newLogin(url));
  const login = await fetch(`${url}/api${paths.loginRequests}`, { method: 'POST', headers, body });
  let [cookie = ''] = login.headers.getSetCookie();
  return {
    async renew(): Promise<Renewal> {
      const [value = ''] = cookie.split(';');
      const response = await fetch(`${url}/api${paths.renewals}`, {
        method: 'POST',
        headers: { cookie: value },
      });
      [cookie = cookie] = response.headers.getSetCookie();
      return renewalSchema.parse(await response.json());
    },
  };
}

/** Writes sequentially and remembers what was acknowledged. */
export async function createWriter(url: string, token: string, name: string) {
  const { _id } = noteEnvelopeSchema.parse(await send(url, token, 'POST', paths.draft)).data;
  await send(url, token, 'PUT', paths.note(_id), { title: name, content: '0' });
  let tried = 0;
  let acknowledged = 0;
  const categories: string[] = [];

  async function write(where: string) {
    tried += 1;
    await send(where, token, 'PUT', paths.note(_id), { content: String(tried) });
    acknowledged = tried;
    if (tried % CATEGORY_EVERY !== 0) return;
    const made = await send(where, token, 'POST', paths.categories, { title: `${name} ${tried}` });
    categories.push(categoryEnvelopeSchema.parse(made).data._id);
  }

  return {
    /** Writes until stopped or until a write fails; returns the failure. */
    async run(where: string, isOver: () => boolean): Promise<unknown> {
      try {
        while (!isOver()) await write(where);
        return undefined;
      } catch (error) {
        return error;
      }
    },
    total: () => acknowledged + categories.length,
    /** What was acknowledged and is missing. A write without a response may exist or not. */
    async missing(where: string): Promise<string[]> {
      const found = await send(where, token, 'GET', `${paths.noteBySlug}?slug=${name.toLowerCase()}`);
      const content = Number(noteSchema.parse(found).content);
      const { data } = noteListSchema.parse(await send(where, token, 'GET', paths.notes));
      const present = new Set(data.map((item) => item._id));
      const lost = categories.filter((id) => !present.has(id));
      return content >= acknowledged && content <= tried
        ? lost
        : [...lost, `${name}: ${content} of ${acknowledged}`];
    },
  };
}
export type Writer = Awaited<ReturnType<typeof createWriter>>;
