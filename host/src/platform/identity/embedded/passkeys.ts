import { type LoginAnswer, paths } from '@my-note/contract';
import { passkeyRequestSchema } from '@my-note/contract/factors';
import { api } from '@my-note/kit/http';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

type Exchange = (path: string, body: object) => Promise<LoginAnswer>;

/** What a browser rejects with when the person closes its window, waits too long, or chooses another way. */
const CANCELED = ['NotAllowedError', 'AbortError'];

async function authenticate(exchange: Exchange, useBrowserAutofill: boolean) {
  const optionsJSON = await api.post(paths.passkeyOptions, { schema: passkeyRequestSchema });
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill }).catch((error: unknown) => {
    if (error instanceof Error && CANCELED.includes(error.name)) return undefined;
    throw error;
  });
  return response && exchange(paths.passkeySignIn, response);
}

export const signInWithPasskey = (exchange: Exchange) => authenticate(exchange, false);

/** Undefined also where the browser has no such offer. */
export async function offerPasskeys(exchange: Exchange, signal: AbortSignal) {
  if (!(await browserSupportsWebAuthnAutofill()) || signal.aborted) return undefined;
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
  return authenticate(exchange, true);
}
