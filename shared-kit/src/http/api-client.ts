import type * as z from 'zod/mini';
import { CLIENT_ID, CLIENT_ID_HEADER } from '../contract/constants.ts';
import { ApiError } from './api-error.ts';
import { type QueryValue, queryString } from './query-string.ts';

export interface ApiSettings {
  /** Base of every path, without a slash at the end: `/api` or `https://api.example.org`. */
  host: string;
  /** Access token of the session, or null when signed out. */
  getToken: () => string | null;
  /** Called once per answer with status 401 to a call that carried a token (specification, section 8). */
  onUnauthorized: () => void;
  /** Hears of every call that had no answer, or one that is an error. */
  onFailed?: (error: unknown) => void;
  /** Hears of every answer that is no error, before the call does. */
  onAnswer?: (answer: Pick<Response, 'headers'>) => void;
}

export interface CallOptions<T extends z.ZodMiniType> {
  /** The answer is parsed with it; a misfit is an error, never half-typed data. */
  schema: T;
  query?: Record<string, QueryValue>;
  /** Sent as JSON; a `FormData` as it is. */
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Lets the request outlive the page, for the last save; bodies up to 64 kB. */
  keepalive?: boolean;
}

type Sent = Omit<CallOptions<z.ZodMiniType>, 'schema'>;

/** The one client of the REST service (specification, section 7). Throws ApiError, or TypeError when unreachable. */
export function createApiClient(initial: ApiSettings) {
  let settings = initial;

  async function send(method: string, path: string, options: Sent): Promise<Response> {
    const token = settings.getToken();
    const { body } = options;
    // A form brings its own type, with the boundary of its parts.
    const isForm = body instanceof FormData;
    const response = await ask(`${settings.host}${path}${queryString(options.query)}`, {
      method,
      signal: options.signal ?? null,
      keepalive: options.keepalive ?? false,
      headers: {
        [CLIENT_ID_HEADER]: CLIENT_ID,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    if (response.ok) {
      settings.onAnswer?.(response);
      return response;
    }
    const answer: unknown = await response.json().catch(() => null);
    // A session that ended meanwhile must not sign out the one that replaced it.
    if (response.status === 401 && token && token === settings.getToken()) settings.onUnauthorized();
    const refusal = new ApiError(
      response.status,
      isRecord(answer) ? answer : null,
      `The service answered ${response.status}`,
    );
    settings.onFailed?.(refusal);
    throw refusal;
  }

  const ask = (url: string, request: RequestInit) =>
    fetch(url, request).catch((error: unknown) => {
      settings.onFailed?.(error);
      throw error;
    });

  async function call<T extends z.ZodMiniType>(
    method: string,
    path: string,
    options: CallOptions<T>,
  ): Promise<z.infer<T>> {
    const response = await send(method, path, options);
    const body: unknown = await response.json().catch(() => null);
    return options.schema.parse(body);
  }

  const method =
    (name: string) =>
    <T extends z.ZodMiniType>(path: string, options: CallOptions<T>) =>
      call(name, path, options);

  return {
    /** Called once by the host, before the first call. */
    configure: (next: ApiSettings) => {
      settings = next;
    },
    /** Base of every path, for links and event streams. */
    host: () => settings.host,
    /** The bytes of a file. */
    file: async (path: string, options: Sent = {}) => (await send('GET', path, options)).blob(),
    /** An answer that goes on, like server-sent events: its body is read while it comes. */
    stream: (path: string, options: Sent = {}) => send('GET', path, options),
    get: method('GET'),
    post: method('POST'),
    put: method('PUT'),
    patch: method('PATCH'),
    delete: method('DELETE'),
  };
}

export type ApiClient = ReturnType<typeof createApiClient>;

const isRecord = (value: unknown): value is Record<string, never> =>
  typeof value === 'object' && value !== null;

/** The client that host and remotes share; the host configures it at start. */
export const api: ApiClient = createApiClient({
  host: '/api',
  getToken: () => null,
  onUnauthorized: () => {},
});
