import { ERROR_CODES, paths } from '@my-note/contract';
import { capturePaths } from '@my-note/contract/capture';
import { pushPaths } from '@my-note/contract/push';
import { savedSearchPaths } from '@my-note/contract/searches';
import { newAccessTokenSchema } from '@my-note/contract/sessions';
import { webhookPaths } from '@my-note/contract/webhooks';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Call, readCalls } from '../../testing/api-calls.ts';
import { newBrowserKeys } from '../../testing/push/browser-keys.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

// The calls come from the document made of the contract, so a new call is tested automatically.

const { app, newUser, advance } = useApp({ writesPerMinute: 0 });
const HOUR = 60 * 60_000;
const OVERSIZED = JSON.stringify({ title: 'x'.repeat(9 * 1024 * 1024) });

/** Rows of Ada for every path parameter; a new kind of row has to be added here. */
async function rowsOf(ada: TestUser) {
  const category = await ada.category('Work');
  const note = await ada.note('Plan', category._id);
  advance(6 * 60_000);
  await ada.change(note._id, { content: 'Changed' });
  const idOf = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const response = await ada.call(method, path, body);
    const found = JSON.stringify(response.body).match(/"_id":"([^"]+)"/)?.[1];
    if (!found) throw new Error(`${method} ${path} made no row: ${JSON.stringify(response.body)}`);
    return found;
  };
  const token = { name: 'script', scope: 'read', expires: null };
  const webhook = { name: 'Mine', address: 'https://example.org/hook', events: ['note.created'] };
  const subscription = { endpoint: 'https://push.example.org/a', keys: newBrowserKeys().keys };
  const rows: Record<string, string> = {
    '/u-notes/notes/{id}': note._id,
    '/u-notes/categories/{id}': category._id,
    '/u-notes/searches/{id}': await idOf('POST', savedSearchPaths.searches, { name: 'Mine', query: 'x' }),
    '/u-notes/search/{id}': await idOf('POST', paths.searchHistory, { keyword: 'garden' }),
    '/u-notes/shared/{shareId}': await idOf('PUT', paths.share(note._id)),
    '/notifications/{id}': await idOf('GET', paths.notifications),
    '/notifications/push/{id}': await idOf('PUT', pushPaths.push, subscription),
    '/login-requests/{id}': await idOf('GET', paths.loginRequests),
    '/users/webhooks/{id}': await idOf('POST', webhookPaths.webhooks, webhook),
    '/users/tokens/{id}': await idOf('POST', paths.tokens, token),
  };
  const versionId = await idOf('GET', paths.versions(note._id));
  return { rows, versionId };
}

/** Rows that only background work creates, or that are the operator's; their own tests try another user. */
const ELSEWHERE = [
  '/u-notes/jobs/{id}',
  '/attachments/{id}',
  '/users/account/picture/{id}',
  '/users/passkeys/{id}',
  '/ai-youtube/',
  '/people/',
  '/releases/',
  // A day names a note of the caller's own.
  '/u-notes/journal/{day}',
];

let calls: Call[] = [];
let ada: TestUser;
let bob: TestUser;
beforeAll(async () => {
  calls = await readCalls(app());
  [ada, bob] = [await newUser(), await newUser()];
});

type Attempt = { token?: string; url?: string; payload?: string };
async function attempt({ method, path }: Call, { token, url, payload }: Attempt) {
  const response = await app().inject({
    method,
    url: url ?? filled(path),
    payload,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
  });
  return { status: response.statusCode, ...(response.statusCode >= 400 ? response.json() : {}) };
}
const filled = (path: string, value: string = crypto.randomUUID()) => path.replace(/\{\w+\}/g, value);
const each = (choose: (call: Call) => boolean) => {
  const chosen = calls.filter(choose);
  expect(chosen.length).toBeGreaterThan(0);
  return chosen;
};
const tokenOf = async (user: TestUser, scope: 'read' | 'write', expires: string | null = null) =>
  newAccessTokenSchema.parse((await user.call('POST', paths.tokens, { name: scope, scope, expires })).body)
    .token;

describe('Every call', () => {
  it('that needs a user refuses a missing and a wrong token', async () => {
    for (const call of each(({ secured }) => secured)) {
      expect(await attempt(call, {}), call.name).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
      expect(await attempt(call, { token: 'mn_nonsense' }), call.name).toMatchObject({ status: 401 });
    }
  });

  it('is open to callers without an account only where intended', () => {
    expect(
      each(({ secured }) => !secured)
        .map(({ name }) => name.replace('/api', ''))
        .sort(),
    ).toEqual([
      'DELETE /login-requests/renewals',
      'GET /attachments/{id}',
      'GET /health',
      'GET /pictures',
      'GET /ready',
      'GET /tasks/{token}/tasks.ics',
      'GET /u-notes/shared/{shareId}',
      'GET /u-notes/shared/{shareId}/search',
      'GET /u-notes/shared/{shareId}/{noteId}',
      'POST /auth/password-links',
      'POST /auth/password-links/check',
      'POST /auth/password-links/use',
      'POST /auth/sign-in/email',
      'POST /auth/sign-in/passkey',
      'POST /auth/sign-in/passkey/options',
      'POST /auth/sign-in/second-factor',
      'POST /auth/sign-up/email',
      'POST /login-requests',
      'POST /login-requests/renewals',
      'POST /notifications/push/moved',
    ]);
  });

  it('refuses a token that has expired', async () => {
    const person = await newUser();
    const token = await tokenOf(person, 'write', new Date(Date.now() + 24 * HOUR).toISOString());
    advance(25 * HOUR);
    for (const call of each(({ secured }) => secured)) {
      expect(await attempt(call, { token }), call.name).toMatchObject({ status: 401 });
    }
  });

  it('that changes something refuses a token that may only read', async () => {
    const token = await tokenOf(ada, 'read');
    // Assistants with such a token get the tools that read.
    const isRead = ({ name }: Call) => name === `POST /api${capturePaths.mcp}`;
    for (const call of each((one) => one.secured && one.method !== 'GET' && !isRead(one))) {
      expect(await attempt(call, { token }), call.name).toMatchObject({
        status: 403,
        code: ERROR_CODES.readOnlyToken,
      });
    }
    expect((await ada.list()).length).toBeGreaterThanOrEqual(0);
  });

  it('on one row responds 404 to everybody but its owner, and changes nothing', async () => {
    const { rows, versionId } = await rowsOf(ada);
    await bob.renew();
    const before = await ada.list();
    for (const call of each(({ path }) => path.includes('{'))) {
      const path = call.path.replace('/api', '');
      if (!call.secured || ELSEWHERE.some((start) => path.startsWith(start))) continue;
      const known = Object.keys(rows).find((start) => path.startsWith(start));
      expect(known, `${call.name} has a row to try`).toBeDefined();
      const url = filled(`/api${path.replace('{versionId}', versionId)}`, rows[known ?? '']);
      const payload = bodies[call.name.replace('/api', '')];
      const response = await attempt(call, { token: bob.accessToken, url, payload });
      expect(response, call.name).toMatchObject({ status: 404 });
    }
    expect(await ada.list()).toEqual(before);
  });

  it('refuses a query key that it does not know', async () => {
    for (const call of each(() => true)) {
      const url = `${filled(call.path)}?nonsense=1`;
      const response = await attempt(call, { token: ada.accessToken, url });
      expect(response, call.name).toMatchObject({ status: 400 });
    }
  });

  it('refuses a body key that it does not know, and a body of another type', async () => {
    for (const call of each(({ takesJson }) => takesJson)) {
      for (const payload of ['{"nonsense":1}', '[]', '42', '"text"', 'true']) {
        const response = await attempt(call, { token: ada.accessToken, payload });
        expect(response, `${call.name} ${payload}`).toMatchObject({ status: 400, code: ERROR_CODES.invalid });
      }
    }
  });

  it('refuses a body that is not valid JSON, and one that is too large', async () => {
    for (const call of each(({ takesJson }) => takesJson)) {
      const broken = await attempt(call, { token: ada.accessToken, payload: '{"title":' });
      expect(broken, call.name).toMatchObject({ status: 400, message: 'The body is not readable JSON' });
      const large = await attempt(call, { token: ada.accessToken, payload: OVERSIZED });
      expect(large, call.name).toMatchObject({ status: 413 });
    }
  });

  it('refuses an invalid id', async () => {
    for (const call of each(({ path }) => path.includes('{'))) {
      const response = await attempt(call, { token: ada.accessToken, url: filled(call.path, 'nonsense') });
      // An unknown link to a share or calendar gets the same response as every other link that does not open.
      const isLink = /\/shared\/\{shareId\}$|\/tasks\.ics$/.test(call.path) && call.method === 'GET';
      expect(response, call.name).toMatchObject({ status: isLink ? 404 : 400 });
    }
  });
});

/** Bodies that would be accepted from the owner, so that the refusal is due to the row. */
const bodies: Record<string, string> = {
  'PUT /u-notes/notes/{id}': '{"content":"mine"}',
  'POST /u-notes/notes/{id}/append': '{"content":"mine"}',
  'PATCH /u-notes/notes/{id}/move': '{"category":null}',
  'PATCH /u-notes/notes/{id}/icon': '{"icon":null}',
  'PATCH /u-notes/notes/{id}/lock': '{"locked":true}',
  'PATCH /u-notes/notes/{id}/versions/{versionId}': '{"name":"mine"}',
  'PUT /u-notes/categories/{id}': '{"title":"Mine"}',
  'PUT /u-notes/searches/{id}': '{"name":"Mine"}',
  'PUT /u-notes/categories/{id}/ordering': '{"order":[],"version":1}',
  'PATCH /notifications/{id}': '{"read":true}',
  'PATCH /users/webhooks/{id}': '{"active":false}',
};
