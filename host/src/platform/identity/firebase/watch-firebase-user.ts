import { type Auth, onAuthStateChanged } from 'firebase/auth';
import { isOfSession } from '../../firebase/session-uid.ts';

/** The SDK looks for what another tab did every 0.8 seconds, in a tab that is looked at. */
const CONFIRM_MS = 3_000;

/**
 * Calls back when the user of Firebase that the session was begun with is gone. What a tab hears first may be how it
 * was before another tab signed in: so it asks again, after a time in which it was looked at.
 */
export function watchUser(auth: Auth, onGone: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Until it has read what it keeps, which may take a slow line its time, it knows of nobody.
  let isReady = false;
  const isThere = () => isOfSession(auth.currentUser?.uid);
  const check = () => {
    clearTimeout(timer);
    if (!isReady || isThere() || document.hidden) return;
    timer = setTimeout(() => !isThere() && onGone(), CONFIRM_MS);
  };
  const stop = onAuthStateChanged(auth, () => {
    isReady = true;
    check();
  });
  document.addEventListener('visibilitychange', check);
  return () => {
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
  };
}
