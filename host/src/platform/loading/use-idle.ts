import { useEffect, useState } from 'react';

const IDLE_MS = 300;

/** True once the page has come to rest after its start; what can wait is fetched then. */
export function useIdle(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return rested;
}
