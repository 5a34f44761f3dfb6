import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createApiClient } from './api-client.ts';

/** What the browser would do with each request, in order. */
type Outcome = { status: number; body: unknown } | 'unreachable' | 'hang';
let outcomes: Outcome[] = [];
const sent: { method: string; url: string; headers: Record<string, string> }[] = [];

class FakeRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  withCredentials = false;
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};
  private headers: Record<string, string> = {};
  private target = { method: '', url: '' };
  open = (method: string, url: string) => {
    this.target = { method, url };
  };
  setRequestHeader = (name: string, value: string) => {
    this.headers[name] = value;
  };
  getAllResponseHeaders = () => 'content-type: application/json\r\n';
  abort = () => {
    this.onabort();
    this.onloadend();
  };
  send = () => {
    sent.push({ ...this.target, headers: this.headers });
    const outcome = outcomes.shift() ?? 'hang';
    this.upload.onprogress?.({ loaded: 1, total: 4 });
    if (outcome === 'hang') return;
    if (outcome === 'unreachable') this.onerror();
    else {
      this.status = outcome.status;
      this.responseText = JSON.stringify(outcome.body);
      this.onload();
    }
    this.onloadend();
  };
}

const schema = z.object({ name: z.string() });
const upload = (client: ReturnType<typeof createApiClient>, signal?: AbortSignal) => {
  const progress: number[] = [];
  const body = new FormData();
  const call = client.post('/import', {
    body,
    schema,
    onUploadProgress: (fraction) => progress.push(fraction),
    ...(signal ? { signal } : {}),
  });
  return { call, progress };
};
const clientWith = (getToken: () => string | null, rest: object = {}) => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return createApiClient({ host: '/api', getToken, onUnauthorized: () => {}, ...rest });
};
afterEach(() => {
  sent.length = 0;
  outcomes = [];
});

test('reports how much of a body has been sent, with the headers of any other call', async () => {
  outcomes = [{ status: 202, body: { name: 'Ada' } }];
  const { call, progress } = upload(clientWith(() => 'token'));
  expect(await call).toEqual({ name: 'Ada' });
  expect(progress).toEqual([0.25]);
  expect(sent).toMatchObject([
    {
      method: 'POST',
      url: '/api/import',
      headers: { authorization: 'Bearer token', 'client-id': 'my-note' },
    },
  ]);
});

test('renews a refused token and sends the body once more', async () => {
  outcomes = [
    { status: 401, body: {} },
    { status: 202, body: { name: 'Ada' } },
  ];
  const { call } = upload(clientWith(() => 'old', { renewToken: async () => 'new' }));
  expect(await call).toEqual({ name: 'Ada' });
  expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
});

test('signs out when the token is refused for good, and throws the refusal', async () => {
  outcomes = [{ status: 401, body: { message: 'Sign in again' } }];
  const onUnauthorized = vi.fn<() => void>();
  const { call } = upload(clientWith(() => 'token', { onUnauthorized }));
  await expect(call).rejects.toThrow('Sign in again');
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

test('throws a TypeError when the service is not reached', async () => {
  outcomes = ['unreachable'];
  await expect(upload(clientWith(() => null)).call).rejects.toBeInstanceOf(TypeError);
});

test('ends with an AbortError when it is aborted, before or while it is sent', async () => {
  const before = upload(
    clientWith(() => null),
    AbortSignal.abort(),
  ).call;
  await expect(before).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent).toHaveLength(0);
  const controller = new AbortController();
  const { call } = upload(
    clientWith(() => null),
    controller.signal,
  );
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
