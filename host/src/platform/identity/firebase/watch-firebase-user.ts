import { type Auth, onAuthStateChanged } from 'firebase/auth';
import { isOfSession } from '../../firebase/session-uid.ts';

/** In a visible tab the SDK notices changes of another tab after 0.8 seconds. */
const CONFIRM_MS = 3_000;

/**
 * Calls back when the session's Firebase user has signed out. The first report may be from before a sign-in of another
 * tab, so it is confirmed after a while in which the tab is visible.
 */
export function watchUser(auth: Auth, onGone: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // There is no user until the SDK has read its storage, which may take long on a slow connection.
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
