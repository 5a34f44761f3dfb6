import { useEffect, useState } from 'react';

const IDLE_MS = 300;

/** True shortly after the first render, when deferred features load. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return idle;
}
