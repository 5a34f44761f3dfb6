import { CLIENT_ID, CLIENT_ID_HEADER, paths } from '@my-note/contract';
import { api } from '@my-note/shared-kit/http';
import { onlineManager } from '@my-note/shared-kit/query';
import { session } from '@my-note/shared-kit/session';

/** Says that the cookie in this browser is of a session that is still to be ended. */
const STORAGE_KEY = 'my-note.ending';

async function sendLogout(): Promise<void> {
  const token = session.get().accessToken;
  const { ok } = await fetch(`${api.host()}${paths.renewals}`, {
    method: 'DELETE',
    credentials: 'include',
    keepalive: true,
    headers: { [CLIENT_ID_HEADER]: CLIENT_ID, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  if (ok) localStorage.removeItem(STORAGE_KEY);
}

/** Ends the session of this browser with the service; where that is away, as soon as it is back. */
export function endServiceSession(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'yes');
  } catch {
    // A full storage: it is tried once.
  }
  sendLogout().catch(() => undefined);
}

function retryIfPending(): void {
  if (localStorage.getItem(STORAGE_KEY) === null) return;
  // A sign-in since then has a new cookie, and the service ended the old session.
  if (session.get().user) localStorage.removeItem(STORAGE_KEY);
  else sendLogout().catch(() => undefined);
}

/** Sends what a logout without a connection left behind, also one of a page that is closed. */
export function retryPendingLogout(): void {
  retryIfPending();
  onlineManager.subscribe((online) => online && retryIfPending());
  addEventListener('online', retryIfPending);
  session.subscribe(() => session.get().user && retryIfPending());
}
