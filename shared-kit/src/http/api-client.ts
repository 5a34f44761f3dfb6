import { CLIENT_ID, CLIENT_ID_HEADER, paths } from '@my-note/contract';
import { ApiError } from './api-error.ts';
import { type QueryValue, queryString } from './query-string.ts';
import { parsed, type Schema } from './schema.ts';
import { httpTexts } from './texts.ts';

export interface ApiSettings {
  /** Base of every path, without a slash at the end: `/api` or `https://api.example.org`. */
  host: string;
  /** Access token of the session; null when signed out, or when it has to be renewed first. */
  getToken: () => string | null;
  /** Another token than the refused one, null when signed out; throws like a call. */
  renewToken?: (refused: string | null) => Promise<string | null>;
  /**
   * Called once per response with status 401 to a call whose token could not be renewed
   * (docs/specification/product.md#sign-out).
   */
  onUnauthorized: () => void;
  /** Called with the error of every call that failed. */
  onFailed?: (error: unknown) => void;
  /** The response to a read that came with the page, by path and query; undefined when there is none. */
  known?: (address: string) => unknown;
  /** Called with every successful response, before its caller gets it. */
  onResponse?: (response: Pick<Response, 'headers'>) => void;
}

export interface CallOptions<Output> {
  /** The response is parsed with it; one that does not fit is an error. */
  schema: Schema<Output>;
  query?: Record<string, QueryValue>;
  /** Sent as JSON; a `FormData` as it is. */
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Lets the request outlive the page, for the last save; bodies up to 64 kB. */
  keepalive?: boolean;
  /** Called with the fraction of the body that has been sent, from 0 to 1. */
  onUploadProgress?: (fraction: number) => void;
}

type Sent = Omit<CallOptions<unknown>, 'schema'>;

/**
 * The one client of the REST service (docs/specification/service.md#base-url-and-headers). Throws ApiError, or
 * TypeError when unreachable.
 */
export function createApiClient(initial: ApiSettings) {
  let settings = initial;

  /** All calls wait for one renewal, which does not end when one of them does. */
  const renewed = (refused: string | null, { signal }: Sent) => {
    const ended = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([settings.renewToken?.(refused) ?? null, ended]).catch((error: unknown) => {
      settings.onFailed?.(error);
      throw error;
    });
  };

  async function sendOnce(
    method: string,
    path: string,
    options: Sent,
    bearer: string | null,
  ): Promise<Response> {
    const { body, onUploadProgress } = options;
    const send = onUploadProgress
      ? (await import('./send-with-progress.ts')).sendWithProgress(onUploadProgress)
      : fetch;
    // A form brings its own type, with the boundary of its parts.
    const isForm = body instanceof FormData;
    return send(`${settings.host}${path}${queryString(options.query)}`, {
      method,
      signal: options.signal ?? null,
      keepalive: options.keepalive ?? false,
      // Elsewhere than on the site's own origin, the calls about sign-ins alone take its cookie.
      credentials: path.startsWith(paths.loginRequests) ? 'include' : 'same-origin',
      headers: {
        [CLIENT_ID_HEADER]: CLIENT_ID,
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    }).catch((error: unknown) => {
      settings.onFailed?.(error);
      throw error;
    });
  }

  async function send(method: string, path: string, options: Sent): Promise<Response> {
    // No waiting where there is a token: the last save of a page has no later.
    let bearer = settings.getToken() ?? (settings.renewToken ? await renewed(null, options) : null);
    let response = await sendOnce(method, path, options, bearer);
    if (response.status === 401 && bearer) {
      const next = await renewed(bearer, options);
      if (next && next !== bearer) {
        bearer = next;
        response = await sendOnce(method, path, options, bearer);
      }
    }
    if (response.ok) {
      settings.onResponse?.(response);
      return response;
    }
    const body: unknown = await response.json().catch(() => null);
    // A session that ended meanwhile must not sign out the one that replaced it.
    if (response.status === 401 && bearer && bearer === settings.getToken()) settings.onUnauthorized();
    const refusal = new ApiError(response.status, isRecord(body) ? body : null, unexpected(response));
    settings.onFailed?.(refusal);
    throw refusal;
  }

  async function call<Output>(method: string, path: string, options: CallOptions<Output>): Promise<Output> {
    const address = path + queryString(options.query);
    const known = method === 'GET' ? settings.known?.(address) : undefined;
    if (known !== undefined) return parsed(options.schema, known, address);
    const response = await send(method, path, options);
    const body: unknown = await response.json().catch(() => null);
    // A proxy may respond in the service's place.
    return parsed(options.schema, body, unexpected(response));
  }

  const method =
    (name: string) =>
    <Output>(path: string, options: CallOptions<Output>) =>
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
    /** A response that is read while it arrives, such as server-sent events. */
    stream: (path: string, options: Sent = {}) => send('GET', path, options),
    get: method('GET'),
    post: method('POST'),
    put: method('PUT'),
    patch: method('PATCH'),
    delete: method('DELETE'),
  };
}

const unexpected = ({ status }: Response): string => httpTexts.answered(status);

export type ApiClient = ReturnType<typeof createApiClient>;

const isRecord = (value: unknown): value is Record<string, never> =>
  typeof value === 'object' && value !== null;

/**
 * The client that host and remotes share; the host configures it at start.
 *
 * @example
 * const note = await api.get(paths.noteBySlug, { query: { slug: 'plan' }, schema: noteSchema });
 * const weather = await api.post('/weather/oslo', { body: { days: 3 }, schema: weatherSchema });
 */
export const api: ApiClient = createApiClient({
  host: '/api',
  getToken: () => null,
  onUnauthorized: () => {},
});
