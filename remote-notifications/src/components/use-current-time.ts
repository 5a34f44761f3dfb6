import { useEffect, useReducer } from 'react';

/**
 * The time in milliseconds, updated whenever the page becomes visible again: days may have passed, and "an hour ago" may
 * be outdated.
 */
export function useCurrentTime(): number {
  const [, update] = useReducer((updates: number) => updates + 1, 0);
  useEffect(() => {
    const updateIfVisible = () => document.visibilityState === 'visible' && update();
    document.addEventListener('visibilitychange', updateIfVisible);
    window.addEventListener('focus', update);
    return () => {
      document.removeEventListener('visibilitychange', updateIfVisible);
      window.removeEventListener('focus', update);
    };
  }, []);
  return Date.now();
}
