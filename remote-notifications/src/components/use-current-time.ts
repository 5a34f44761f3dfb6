import { useEffect, useReducer } from 'react';

/**
 * The time in milliseconds, and again whenever the page is looked at after it was not: days may have passed, and "an
 * hour ago" is said of something else.
 */
export function useCurrentTime(): number {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    const lookIfSeen = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', lookIfSeen);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', lookIfSeen);
      window.removeEventListener('focus', look);
    };
  }, []);
  return Date.now();
}
