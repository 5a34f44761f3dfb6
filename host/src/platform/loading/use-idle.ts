import { useEffect, useState } from 'react';

const IDLE_MS = 300;

/** True shortly after the first render; what can wait is loaded then. */
export function useIdle(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return rested;
}
