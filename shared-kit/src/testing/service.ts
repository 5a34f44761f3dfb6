import { paths } from '@my-note/contract';
import { http, matchRequestUrl } from 'msw';
import { setupServer } from 'msw/node';
import { expect, onTestFinished, vi } from 'vitest';
import type * as z from 'zod/mini';
import { responses } from './responses.ts';

type CallName = keyof typeof responses;
type Body<Name extends CallName> = z.input<(typeof responses)[Name]> | Refusal;

/**
 * A call that was made.
 *
 * @example
 * const sent: ServiceCall[] = [];
 * standInService({ 'GET unreadCount': (call) => ({ unread: sent.push(call) }) });
 */
export interface ServiceCall {
  method: string;
  /** Below the origin, with the query. */
  path: string;
  query: URLSearchParams;
  /** The identifiers in the path, in order. */
  ids: string[];
  /** The JSON that was sent. */
  body: unknown;
}
/** A call that waits for its response. */
interface HeldCall extends ServiceCall {
  respond: (status: number, body: unknown) => void;
}

/** A call that the contract does not know, such as `GET /api/weather/:place`. */
type OwnCall = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;

/**
 * The response to each call, by its name: the method, and the path as the contract calls it; for an endpoint of your own,
 * its path.
 */
export type Handlers = {
  [Name in CallName]?: (call: ServiceCall) => Body<Name> | Promise<Body<Name>>;
} & { [own: OwnCall]: (call: ServiceCall) => unknown };

class Refusal {
  constructor(
    readonly status: number,
    readonly body: { code: string | number; message: string },
  ) {}
}
/**
 * What a handler returns to refuse a call.
 *
 * @example
 * standInService({ 'GET noteBySlug': () => refusal(404, 'There is no such note') });
 */
export const refusal = (status: number, message = 'Not now', code: string | number = 'X') =>
  new Refusal(status, { code, message });

/**
 * Takes the place of the service until the end of the test. A response that does not fit the contract fails the test,
 * and so does a call without a handler.
 *
 * @example
 * import { expect } from 'vitest';
 *
 * const calls = standInService({ 'GET unreadCount': () => ({ unread: 2 }) });
 * // … render what makes the call
 * expect(calls).toEqual(['GET /api/notifications/unread-count']);
 *
 * @param handlers also those that are added later count
 * @returns the calls so far: method, path with query, and the JSON that was sent
 */
export function standInService(handlers: Handlers = {}) {
  const calls: string[] = [];
  serve((call, name) => {
    const { method, path, body } = call;
    calls.push(`${method} ${path}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`);
    return name && handlers[name]?.(call);
  }, handlers);
  return calls;
}

/** Takes the place of the service until the end of the test: each call waits until the test responds. */
export function holdService() {
  const calls: HeldCall[] = [];
  serve(
    (call) =>
      new Promise((resolve) => {
        const respond = (status: number, body: unknown) =>
          resolve(status < 400 ? body : new Refusal(status, { code: 'X', message: '', ...Object(body) }));
        calls.push({ ...call, respond });
      }),
  );
  return {
    calls,
    /** The nth call, once it was made and no other after it. */
    called: async (count: number): Promise<HeldCall> => {
      await vi.waitFor(() => expect(calls).toHaveLength(count), 10_000);
      const call = calls[count - 1];
      if (!call) throw new Error('nothing was called');
      return call;
    },
  };
}

function serve(
  respond: (call: ServiceCall, name: CallName | OwnCall | undefined) => unknown,
  handlers: Handlers = {},
) {
  const faults: unknown[] = [];
  const server = setupServer(
    http.all('*', async ({ request }) => {
      const { method } = request;
      const url = new URL(request.url);
      const text = await request.text();
      const { name, ids = [] } = callOf(method, url, Object.keys(handlers).filter(isOwnCall));
      const call = {
        method,
        path: url.pathname + url.search,
        query: url.searchParams,
        ids,
        body: isJson(request) ? JSON.parse(text) : undefined,
      };
      const body = await respond(call, name);
      if (body instanceof Refusal) return Response.json(body.body, { status: body.status });
      const fault =
        body === undefined || !name
          ? 'no handler responds'
          : isCallName(name) && responses[name].safeParse(body).error?.issues;
      if (!fault) return Response.json(body);
      faults.push({ call: `${method} ${call.path}`, fault });
      return Response.error();
    }),
  );
  server.listen();
  // Says at any moment how many calls were made, also those that have not arrived.
  const sent = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => {
    sent.mockRestore();
    server.close();
    expect(faults).toEqual([]);
  });
}

const isJson = ({ headers }: Request) => headers.get('content-type')?.includes('json');
const isCallName = (name: string): name is CallName => name in responses;
const isOwnCall = (name: string): name is OwnCall => name.includes(' /api/');
const isPathName = (name: string): name is keyof typeof paths => name in paths;

/** The name of a call, and the identifiers in its path. */
function callOf(
  method: string,
  url: URL,
  own: readonly OwnCall[],
): { name?: CallName | OwnCall; ids?: string[] } {
  for (const name of [...Object.keys(responses).filter(isCallName), ...own]) {
    const [itsMethod, key = ''] = name.split(' ');
    const path = isPathName(key) ? paths[key] : key;
    const below = typeof path === 'string' ? path : path(':first', ':second');
    const { matches, params } = matchRequestUrl(url, isPathName(key) ? `*/api${below}` : `*${below}`);
    if (itsMethod !== method || !matches) continue;
    const { 0: _origin, ...ids } = params ?? {};
    return { name, ids: Object.values(ids).flatMap((id) => id ?? []) };
  }
  return {};
}
