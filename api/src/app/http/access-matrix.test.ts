import { paths, SHARE_PASSWORD_HEADER, shareSchema } from '@my-note/contract';
import { newAccessTokenSchema } from '@my-note/contract/sessions';
import { beforeAll, describe, expect, it } from 'vitest';
import { changePerson } from '../../features/people/people.usecases.ts';
import { type Call, readCalls } from '../../testing/api-calls.ts';
import { EVERY_IDENTITY } from '../../testing/sign-in/oidc.ts';
import { useApp } from '../../testing/test-app.ts';
import { cookieOf, type TestUser } from '../../testing/test-user.ts';

// Who may make which call. A new call belongs to every signed-in person and their tokens unless it is listed here.

const { app, newUser, services } = useApp({ ...EVERY_IDENTITY, writesPerMinute: 0 });

/** Calls that only the session of an operator makes. */
const OPERATOR = [
  'GET /people',
  'PATCH /people/{id}',
  'POST /people/{id}/password-link',
  'GET /people/activity',
  'GET /people/backups',
  'GET /people/invitations',
  'POST /people/invitations',
  'DELETE /people/invitations/{id}',
  'GET /releases',
  'GET /releases/history',
  'GET /releases/{name}/figures',
  'GET /releases/{name}/compare',
  'POST /releases/{name}/promote',
  'POST /releases/{name}/rollback',
  'POST /releases/{name}/canary',
  'POST /releases/{name}/kill',
  'POST /releases/{name}/revive',
  'POST /releases/{name}/remove',
  'POST /releases/{name}/undo',
];

const CREDENTIAL = {
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'a', attestationObject: 'a' },
};

/** Calls that no personal access token makes, with a body that is valid. */
const SESSION_ONLY: Record<string, object | undefined> = {
  'POST /attachments/{id}/player': undefined,
  'GET /login-requests': undefined,
  'DELETE /login-requests/{id}': undefined,
  'DELETE /login-requests/current': undefined,
  'DELETE /login-requests': undefined,
  'GET /users/account': undefined,
  'PUT /users/account': { name: 'Ada' },
  'PUT /users/account/email': { email: 'ada@example.org' },
  'PUT /users/account/password': { current: 'secret', password: 'another secret' },
  'PUT /users/account/picture': undefined,
  'DELETE /users/account/picture': undefined,
  'POST /users/account/deletion': { email: 'ada@example.org' },
  'PUT /users/language': { language: 'de' },
  'GET /users/activity': undefined,
  'GET /users/identities': undefined,
  'GET /users/factors': undefined,
  'POST /users/two-step': { password: 'secret' },
  'POST /users/two-step/confirmation': { code: '123456' },
  'POST /users/two-step/recovery-codes': { password: 'secret' },
  'POST /users/two-step/end': { password: 'secret' },
  'POST /users/passkeys/options': { password: 'secret' },
  'POST /users/passkeys': { name: 'Laptop', credential: CREDENTIAL },
  'PATCH /users/passkeys/{id}': { name: 'Desk' },
  'DELETE /users/passkeys/{id}': undefined,
  'GET /u-notes/tasks/feed': undefined,
  'POST /u-notes/tasks/feed': undefined,
  'DELETE /u-notes/tasks/feed': undefined,
  'GET /notifications/push': undefined,
  'PUT /notifications/push': {
    endpoint: 'https://push.example.org/a',
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  },
  'DELETE /notifications/push/{id}': undefined,
  'POST /notifications/push/{id}/test': undefined,
  'GET /users/webhooks': undefined,
  'POST /users/webhooks': { name: 'Mine', address: 'https://example.org', events: ['note.created'] },
  'PATCH /users/webhooks/{id}': { active: false },
  'DELETE /users/webhooks/{id}': undefined,
  'POST /users/webhooks/{id}/secret': undefined,
  'POST /users/webhooks/{id}/test': undefined,
  'GET /users/webhooks/{id}/deliveries': undefined,
  'POST /users/webhooks/{id}/deliveries/{deliveryId}/redelivery': undefined,
  'GET /users/tokens': undefined,
  'POST /users/tokens': { name: 'More', scope: 'write', expires: null },
  'DELETE /users/tokens/{id}': undefined,
};

type Role =
  | 'nobody'
  | 'person'
  | 'operator'
  | 'disabled'
  | 'readToken'
  | 'writeToken'
  | 'operatorToken'
  | 'visitor';
type Credentials = { token?: string; cookie?: string };

const nameOf = (call: Call) => call.name.replace('/api', '');
const TOKENS: Role[] = ['readToken', 'writeToken', 'operatorToken'];

/** 400 means admitted: every call refuses the query key that is sent along, before it changes anything. */
function expected(call: Call, role: Role): number {
  // The provider adds what it likes to the query; without a sign-in under way it leads to the login page.
  if (nameOf(call) === 'GET /auth/oidc/callback') return 302;
  if (!call.secured) return 400;
  if (role === 'nobody' || role === 'visitor' || role === 'disabled') return 401;
  if (OPERATOR.includes(nameOf(call))) return role === 'operator' ? 400 : 403;
  // What a token may do there is decided by the tools that it gets.
  if (nameOf(call) === 'POST /mcp') return 400;
  return role === 'readToken' && call.method !== 'GET' ? 403 : 400;
}

let calls: Call[] = [];
let roles: Record<Role, Credentials>;

async function makeToken(user: TestUser, scope: 'read' | 'write') {
  const response = await user.call('POST', paths.tokens, { name: scope, scope, expires: null });
  return { token: newAccessTokenSchema.parse(response.body).token };
}

/** The cookie of a visitor who knows the password of a share. */
async function visitShare(owner: TestUser) {
  const note = await owner.note('Shared');
  const shared = await owner.call('PUT', paths.share(note._id), { password: 'open sesame' });
  const [, , , shareId = ''] = shareSchema.parse(shared.body).href.split('/');
  const visit = await app().inject({
    url: `/api${paths.shared(shareId)}`,
    headers: { [SHARE_PASSWORD_HEADER]: encodeURIComponent('open sesame') },
  });
  expect(visit.statusCode).toBe(200);
  return { cookie: cookieOf(visit) };
}

beforeAll(async () => {
  calls = await readCalls(app());
  const [operator, person, disabled] = [await newUser(), await newUser(), await newUser()];
  await changePerson(services(), operator._id, { role: 'operator' });
  roles = {
    nobody: {},
    person: { token: person.accessToken },
    operator: { token: operator.accessToken },
    disabled: { token: disabled.accessToken },
    readToken: await makeToken(person, 'read'),
    writeToken: await makeToken(person, 'write'),
    operatorToken: await makeToken(operator, 'write'),
    visitor: await visitShare(person),
  };
  await changePerson(services(), disabled._id, { disabled: true });
});

function attempt(call: Call, role: Role, { query = '', payload }: { query?: string; payload?: object }) {
  const { token, cookie } = roles[role];
  return app().inject({
    method: call.method,
    url: call.path.replace(/\{\w+\}/g, () => crypto.randomUUID()) + query,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(cookie ? { cookie } : {}) },
    ...(payload ? { payload } : {}),
  });
}

describe('The access matrix', () => {
  it.each<Role>([
    'nobody',
    'person',
    'operator',
    'disabled',
    'readToken',
    'writeToken',
    'operatorToken',
    'visitor',
  ])('admits %s to exactly the calls of that role', async (role) => {
    const seen: Record<string, number> = {};
    for (const call of calls) {
      seen[nameOf(call)] = (await attempt(call, role, { query: '?nonsense=1' })).statusCode;
    }
    expect(seen).toEqual(Object.fromEntries(calls.map((call) => [nameOf(call), expected(call, role)])));
  });

  it('names only calls that exist', () => {
    const known = calls.map(nameOf);
    for (const name of [...OPERATOR, ...Object.keys(SESSION_ONLY)]) expect(known).toContain(name);
  });

  it('keeps tokens out of the calls that need a session', async () => {
    const named = calls.filter((call) => nameOf(call) in SESSION_ONLY || OPERATOR.includes(nameOf(call)));
    for (const call of named) {
      const payload = SESSION_ONLY[nameOf(call)];
      for (const role of TOKENS) {
        const response = await attempt(call, role, payload ? { payload } : {});
        expect(response.statusCode, `${nameOf(call)} with ${role}`).toBe(403);
      }
    }
  });
});
