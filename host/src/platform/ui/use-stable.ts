import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same while what it does follows each render, for rows that are drawn once. */
export function useStable<A extends unknown[], R>(action: (...args: A) => R): (...args: A) => R {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
