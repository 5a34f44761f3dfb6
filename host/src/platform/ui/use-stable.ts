import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function with a stable identity that calls the latest `action`, for memoized rows. */
export function useStable<A extends unknown[], R>(action: (...args: A) => R): (...args: A) => R {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
