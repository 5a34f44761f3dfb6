const STORAGE_KEY = 'my-note.firebase-uid';

/** Remembers as whom of Firebase this browser's session was begun; the next sign-in replaces it. */
export function rememberUid(uid: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, uid);
  } catch {
    // Without storage there is no other tab to be mistaken for.
  }
}

/**
 * Whether a user of Firebase is the one of the session. Each tab's SDK sees a sign-in of another tab a moment
 * later than the session itself, so for that moment it may speak of somebody else.
 */
export const isOfSession = (uid: string | undefined): boolean =>
  uid !== undefined && uid === (localStorage.getItem(STORAGE_KEY) ?? uid);
