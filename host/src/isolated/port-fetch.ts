import type { Call } from '../platform/remotes/isolated/messages.ts';
import { onMessage, post } from './port.ts';

const BASE = '/api';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const waiting = new Map<number, (response: Response) => void>();
/** Files that came with the start, by their address. */
const files = new Map<string, string>();
let last = 0;

const methodOf = (name: string): Call['method'] | undefined =>
  METHODS.find((method) => method === name.toUpperCase());

/** Calls of the service go through the page, which makes those that were granted. Nothing else can be fetched. */
async function fetchByPort(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input);
  const file = files.get(address);
  if (file !== undefined) return new Response(file);
  const method = methodOf(init.method ?? 'GET');
  if (!address.startsWith(`${BASE}/`) || !method)
    throw new TypeError(`An isolated remote cannot fetch ${address}`);
  const { body, signal } = init;
  if (body !== undefined && body !== null && typeof body !== 'string')
    throw new TypeError('An isolated remote sends JSON alone');
  signal?.throwIfAborted();
  last += 1;
  const id = last;
  return new Promise((resolve, reject) => {
    waiting.set(id, resolve);
    signal?.addEventListener('abort', () => {
      waiting.delete(id);
      reject(signal.reason);
    });
    post({
      type: 'call',
      id,
      method,
      address: address.slice(BASE.length),
      ...(typeof body === 'string' ? { body } : {}),
    });
  });
}

/** Adds a file that `fetch` gives without a request. */
export const addFile = (address: string, text: string): Map<string, string> => files.set(address, text);

/** Puts calls through the port in the place of `fetch`. */
export function replaceFetch(): void {
  onMessage((message) => {
    if (message.type !== 'response') return;
    const { id, status, body } = message;
    waiting.get(id)?.(new Response(body, { status, headers: { 'content-type': 'application/json' } }));
    waiting.delete(id);
  });
  Object.defineProperty(window, 'fetch', { value: fetchByPort });
}
