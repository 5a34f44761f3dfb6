/**
 * Requests the access token of a user who is signed in, because the page's data waits for it. The app takes over the
 * response, and repeats the request where there is none.
 */
export function startRenewal(): void {
  try {
    if (!isUser(localStorage.getItem('my-note.user'))) return;
    const service = localStorage.getItem('my-note.service') ?? '/api';
    window.myNoteRenewal = fetch(`${service}/login-requests/renewals`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'client-id': 'my-note' },
      signal: AbortSignal.timeout(10_000),
    });
    window.myNoteRenewal.catch(() => undefined);
  } catch {
    // Without storage nobody is signed in.
  }
}

/** Whether what the app stored of its session names a user. */
export const isUser = (stored: string | null): boolean => stored?.includes('"user":{') === true;
