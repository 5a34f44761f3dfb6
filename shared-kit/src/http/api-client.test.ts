// @vitest-environment node
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createApiClient } from './api-client.ts';
import { queryString } from './query-string.ts';

const answers: Record<string, [number, unknown]> = {
  '/ok': [200, { name: 'Ada', more: 1 }],
  '/401': [401, { statusCode: 401, code: 'UNAUTHORIZED', message: 'Sign in again' }],
  '/duplicate': [409, { statusCode: 409, code: 11000, message: 'E11000' }],
  '/message': [400, { statusCode: 400, code: 'X', message: 'Title is required' }],
  '/bare': [502, 'oops'],
};
let server: Server;
let host = '';
let headers: Record<string, unknown> = {};
let unauthorized = 0;
let token: string | null = 'token-1';

beforeAll(async () => {
  server = createServer((request, response) => {
    headers = request.headers;
    const isNew = request.headers.authorization === 'Bearer new';
    const [status, body] = (request.url === '/only-new' && answers[isNew ? '/ok' : '/401']) ||
      answers[request.url ?? ''] || [404, {}];
    response.writeHead(status, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*, authorization',
    });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  host = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => server.close());

const schema = z.object({ name: z.string() });
const client = () => createApiClient({ host, getToken: () => token, onUnauthorized: () => unauthorized++ });

describe('API client', () => {
  test('calls carry the bearer token and the client id my-note', async () => {
    expect(await client().get('/ok', { schema })).toEqual({ name: 'Ada' });
    expect(headers).toMatchObject({ authorization: 'Bearer token-1', 'client-id': 'my-note' });
  });
  test('without a token no authorization header is sent', async () => {
    token = null;
    await client().get('/ok', { schema });
    expect(headers).not.toHaveProperty('authorization');
    token = 'token-1';
  });
  test('any response with status 401 signs the user out', async () => {
    unauthorized = 0;
    await expect(client().get('/401', { schema })).rejects.toThrow('Sign in again');
    expect(unauthorized).toBe(1);
  });
  test('a refused token is renewed and the call made once more; only the second refusal signs out', async () => {
    unauthorized = 0;
    let present = 'old';
    const renewing = createApiClient({
      host,
      getToken: () => present,
      renewToken: async (refused) => {
        expect(refused).toBe('old');
        present = 'new';
        return present;
      },
      onUnauthorized: () => unauthorized++,
    });
    expect(await renewing.get('/only-new', { schema })).toEqual({ name: 'Ada' });
    expect(unauthorized).toBe(0);
    present = 'old';
    await expect(renewing.get('/401', { schema })).rejects.toThrow('Sign in again');
    expect(unauthorized).toBe(1);
  });
  test('a call waits for the token that it needs', async () => {
    const waiting = createApiClient({
      host,
      getToken: () => null,
      renewToken: async () => 'new',
      onUnauthorized: () => unauthorized++,
    });
    expect(await waiting.get('/only-new', { schema })).toEqual({ name: 'Ada' });
  });
  test('a call that ends waits for no token', async () => {
    const heard: unknown[] = [];
    const waiting = createApiClient({
      host,
      getToken: () => null,
      renewToken: () => new Promise(() => {}),
      onUnauthorized: () => unauthorized++,
      onFailed: (error) => heard.push(error),
    });
    const late = new DOMException('late', 'TimeoutError');
    const ending = new AbortController();
    const call = waiting.get('/only-new', { schema, signal: ending.signal });
    ending.abort(late);
    await expect(call).rejects.toBe(late);
    expect(heard).toEqual([late]);
  });
  test.each([
    ['/duplicate', "the error text of code 11000 is 'Duplicated data'", 'Duplicated data'],
    ['/message', "the body's message becomes the error text", 'Title is required'],
    ['/bare', 'otherwise the status is named', 'The service answered 502'],
  ])('%s: %s', async (path, _name, message) => {
    await expect(client().post(path, { schema, body: {} })).rejects.toMatchObject({
      name: 'ApiError',
      message,
    });
  });
  test('reports every failure, and no successful response', async () => {
    const heard: unknown[] = [];
    const onFailed = (error: unknown) => heard.push(error);
    const listening = createApiClient({ host, getToken: () => null, onUnauthorized: () => {}, onFailed });
    await listening.get('/ok', { schema });
    await listening.get('/bare', { schema }).catch(() => {});
    const nowhere = createApiClient({
      host: 'http://127.0.0.1:1',
      getToken: () => null,
      onUnauthorized: () => {},
      onFailed,
    });
    await nowhere.get('/ok', { schema }).catch(() => {});
    expect(heard).toEqual([expect.objectContaining({ status: 502 }), expect.any(TypeError)]);
  });
  test('a response that does not fit its schema is an error, without the words of the validator', async () => {
    await expect(client().get('/ok', { schema: z.object({ name: z.number() }) })).rejects.toThrow(
      'The service answered 200',
    );
  });
  test('filters are written in brackets and undefined values are left out', () => {
    expect(queryString({ filters: { deleted: 'true', x: undefined }, slug: 'a/ü' })).toBe(
      '?filters[deleted]=true&slug=a%2F%C3%BC',
    );
  });
});
