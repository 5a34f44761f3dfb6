const STORAGE_KEY = 'my-note.firebase-uid';

/** Stores the Firebase user of this browser's session; the next sign-in replaces it. */
export function rememberUid(uid: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, uid);
  } catch {
    // Without storage, sessions are not shared between tabs.
  }
}

/**
 * Whether a Firebase user is the session's. The SDK notices a sign-in of another tab later than the session does, and
 * until then reports the previous user.
 */
export const isOfSession = (uid: string | undefined): boolean =>
  uid !== undefined && uid === (localStorage.getItem(STORAGE_KEY) ?? uid);
