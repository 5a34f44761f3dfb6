import { ACCESS_TOKEN_MS, CLIENT_ID, CLIENT_ID_HEADER, paths, renewalSchema } from '@my-note/contract';
import * as z from 'zod/mini';
import { ApiError } from '../http/api-error.ts';
import { httpTexts } from '../http/texts.ts';
import type { SessionStore } from './store.ts';

/** A call takes some time on its way, and clocks differ: a token is renewed before it expires. */
const FRESH_MS = 0.8 * ACCESS_TOKEN_MS;
/** Another tab may be trading the same token; its cookie is here then. */
const SECOND_TRY_MS = 1_000;
/** All tabs wait for one renewal, and a connection may be dead without a word. */
const RESPONSE_MS = 10_000;
const LOCK = 'my-note.renewal';
const messageSchema = z.object({ userId: z.string(), accessToken: z.string(), at: z.number() });

interface Options {
  /** Base of every path, without a slash at the end. */
  host: string;
  session: SessionStore;
  /** A renewal that began before this code was there. */
  early?: Promise<Response> | undefined;
}

/**
 * Keeps the access token of this page: by the cookie, which no script can read
 * (docs/specification/service.md#sessions).
 */
export function createRenewal({ host, session, early }: Options) {
  const tabs = new BroadcastChannel(LOCK);
  let running: Promise<string | null> | undefined;
  let known = session.get().accessToken;
  let freshUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const userId = () => session.get().user?._id;
  const fresh = () => (Date.now() < freshUntil ? session.get().accessToken : null);

  function received(at: number) {
    known = session.get().accessToken;
    freshUntil = known ? at + FRESH_MS : 0;
    clearTimeout(timer);
    if (known) timer = setTimeout(keep, freshUntil - Date.now());
  }
  /** A page that is looked at always has a token for its last words. */
  function keep() {
    if (!document.hidden && userId() && !fresh()) renew().catch(() => undefined);
  }

  const request = () => {
    const former = session.formerToken();
    return fetch(`${host}${paths.renewals}`, {
      method: 'POST',
      credentials: 'include',
      signal: AbortSignal.timeout(RESPONSE_MS),
      headers: {
        [CLIENT_ID_HEADER]: CLIENT_ID,
        ...(former ? { authorization: `Bearer ${former}` } : {}),
      },
    });
  };
  async function renewalResponse(): Promise<Response> {
    const begun = early;
    early = undefined;
    const first = await (begun?.catch(() => request()) ?? request());
    if (first.status !== 401) return first;
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_MS));
    return request();
  }

  async function renewHere(person: string | undefined): Promise<string | null> {
    const response = await renewalResponse();
    const body: unknown = await response.json().catch(() => null);
    // Signed out, or somebody else signed in, during the request.
    if (userId() !== person) return session.get().accessToken;
    if (!response.ok) {
      if (response.status === 401) session.signOut();
      const message = z.object({ message: z.string() }).safeParse(body).data;
      throw new ApiError(response.status, message ?? null, httpTexts.answered(response.status));
    }
    const renewal = renewalSchema.parse(body);
    session.signIn(renewal);
    const { accessToken, user } = renewal;
    tabs.postMessage({ userId: user._id, accessToken, at: Date.now() });
    return accessToken;
  }

  async function inTurn(refused: string | null): Promise<string | null> {
    const person = userId();
    const work = () => {
      // Somebody who signed out while this waited must not be signed in by it.
      if (userId() !== person) return session.get().accessToken;
      // Another tab may have renewed it for all in the meantime.
      const token = fresh();
      return token && token !== refused ? token : renewHere(person);
    };
    // A page on a plain HTTP address has no locks.
    const { locks }: { locks?: LockManager } = navigator;
    return locks ? locks.request(LOCK, work) : work();
  }

  /** A token that is not the refused one; null when nobody is signed in. Throws where the service is not reached. */
  function renew(refused: string | null = null): Promise<string | null> {
    if (!userId()) return Promise.resolve(null);
    running ??= inTurn(refused).finally(() => {
      running = undefined;
    });
    return running;
  }

  tabs.onmessage = ({ data }) => {
    const message = messageSchema.safeParse(data).data;
    const { user } = session.get();
    if (!message || !user || message.userId !== user._id) return;
    session.signIn({ user, accessToken: message.accessToken });
    received(message.at);
  };
  session.subscribe(() => {
    if (session.get().accessToken !== known) received(Date.now());
  });
  document.addEventListener('visibilitychange', keep);
  addEventListener('online', keep);
  return { fresh, renew };
}
