import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and does what the latest one does, so that rows need not be drawn again. */
export function useStable<Parameters extends readonly unknown[]>(act: (...parameters: Parameters) => void) {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...parameters: Parameters) => latest.current(...parameters), []);
}
