import { CLIENT_ID, CLIENT_ID_HEADER, paths } from '@my-note/contract';
import { api } from '@my-note/kit/http';
import { onlineManager } from '@my-note/kit/query';
import { session } from '@my-note/kit/session';

/** Set while the session of this browser's cookie still has to be ended. */
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

/** Ends the session at the service, as soon as that is reachable. */
export function endServiceSession(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'yes');
  } catch {
    // The storage is full: there is no retry.
  }
  sendLogout().catch(() => undefined);
}

function retryIfPending(): void {
  if (localStorage.getItem(STORAGE_KEY) === null) return;
  // A later sign-in has replaced the cookie, and the service has ended the old session.
  if (session.get().user) localStorage.removeItem(STORAGE_KEY);
  else sendLogout().catch(() => undefined);
}

/** Retries a logout that failed while offline, also one of a closed page. */
export function retryPendingLogout(): void {
  retryIfPending();
  onlineManager.subscribe((online) => online && retryIfPending());
  addEventListener('online', retryIfPending);
  session.subscribe(() => session.get().user && retryIfPending());
}
