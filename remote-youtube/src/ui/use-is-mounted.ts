import { useCallback, useEffect, useRef } from 'react';

/** Whether a part is still on screen when an answer comes: what it cannot show any more has to be told elsewhere. */
export function useIsMounted(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current, []);
}
