import { ACCESS_TOKEN_MS } from '@my-note/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRenewal } from './renewal.ts';
import { createSessionStore } from './store.ts';

const user = {
  _id: '018f0000-0000-7000-8000-000000000001',
  name: 'Ada',
  email: 'ada@example.org',
  avatarUrl: null,
};
let answers: (() => Response | Promise<Response>)[] = [];
const asked = vi.fn(async (_url: string, { signal }: RequestInit) => {
  const next = answers.shift();
  if (!next) throw new TypeError('Failed to fetch');
  const ended = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([next(), ended]);
});
const renewed = (accessToken: string) => () =>
  Response.json({ user, accessToken, expiresAt: new Date().toISOString() });
const refused = () => Response.json({ message: 'This sign-in has ended' }, { status: 401 });

beforeEach(() => {
  localStorage.clear();
  asked.mockClear();
  answers = [];
  vi.stubGlobal('fetch', asked);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(early?: Promise<Response>) {
  localStorage.setItem(
    'my-note.user',
    JSON.stringify({ user, config: { onlyShowNotesWithPrefix: '', dashboardTab: 'recent' } }),
  );
  const session = createSessionStore(localStorage);
  return { session, ...createRenewal({ host: '/api', session, early }) };
}

test('renews a missing token once for all waiting calls', async () => {
  answers = [renewed('one')];
  const { renew, fresh } = start();
  expect(fresh()).toBeNull();
  expect(await Promise.all([renew(), renew(), renew()])).toEqual(['one', 'one', 'one']);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]).toMatchObject(['/api/login-requests/renewals', { credentials: 'include' }]);
  expect(fresh()).toBe('one');
});

test('gives up a renewal without a response, and keeps the session', async () => {
  const ending = new AbortController();
  const bounds = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ending.signal);
  answers = [() => new Promise(() => {})];
  const { session, renew } = start();
  const hanging = renew();
  await vi.advanceTimersByTimeAsync(0);
  expect(bounds).toHaveBeenCalledWith(10_000);
  const late = new DOMException('late', 'TimeoutError');
  ending.abort(late);
  await expect(hanging).rejects.toBe(late);
  expect(session.get().user).toEqual(user);
  bounds.mockRestore();
  answers = [renewed('one')];
  expect(await renew()).toBe('one');
});

test('uses the renewal of the early script, and repeats a failed one', async () => {
  expect(await start(Promise.resolve(renewed('early')())).renew()).toBe('early');
  expect(asked).not.toHaveBeenCalled();
  answers = [renewed('late')];
  expect(await start(Promise.reject(new TypeError('Failed to fetch'))).renew()).toBe('late');
});

test('renews the token of a visible page before it expires', async () => {
  answers = [renewed('one'), renewed('two')];
  const { renew, fresh } = start();
  await renew();
  await vi.advanceTimersByTimeAsync(0.79 * ACCESS_TOKEN_MS);
  expect(fresh()).toBe('one');
  await vi.advanceTimersByTimeAsync(0.02 * ACCESS_TOKEN_MS);
  expect(fresh()).toBe('two');
});

test('signs out only when a renewal is refused twice', async () => {
  const { session, renew } = start();
  await expect(renew()).rejects.toThrow(TypeError);
  answers = [() => new Response('', { status: 502 })];
  await expect(renew()).rejects.toMatchObject({ status: 502 });
  answers = [refused, renewed('one')];
  const second = renew();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await second).toBe('one');
  expect(session.get().user).toEqual(user);
  answers = [refused, refused];
  const third = expect(renew('one')).rejects.toMatchObject({ status: 401 });
  await vi.advanceTimersByTimeAsync(2_000);
  await third;
  expect(session.get()).toMatchObject({ user: null, accessToken: null });
});

test('ignores a response after the sign-out', async () => {
  let answer = (_response: Response) => {};
  answers = [
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  ];
  const { session, renew } = start();
  const token = renew();
  await vi.advanceTimersByTimeAsync(0);
  session.signOut();
  answer(renewed('late')());
  expect(await token).toBeNull();
  expect(session.get().user).toBeNull();
});

test('a renewal that waits for its turn signs nobody in who signed out meanwhile', async () => {
  let begin = () => {};
  const turn = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const locks = { request: (_name: string, work: () => unknown) => turn.then(work) };
  vi.stubGlobal('navigator', { locks });
  answers = [renewed('one')];
  const { session, renew } = start();
  const waiting = renew();
  session.signOut();
  begin();
  expect(await waiting).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  expect(session.get()).toMatchObject({ user: null, accessToken: null });
});

test('exchanges the token of an earlier version', async () => {
  localStorage.setItem(
    'my-note.session',
    JSON.stringify({
      user,
      accessToken: 'former',
      config: { onlyShowNotesWithPrefix: '', dashboardTab: 'recent' },
    }),
  );
  answers = [renewed('one')];
  const session = createSessionStore(localStorage);
  expect(await createRenewal({ host: '/api', session }).renew()).toBe('one');
  expect(asked.mock.calls[0]?.[1].headers).toMatchObject({ authorization: 'Bearer former' });
  expect(localStorage.getItem('my-note.user')).toContain('Ada');
});
