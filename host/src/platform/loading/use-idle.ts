import { useEffect, useState } from 'react';

const REST_MS = 300;

/** True once the page has come to rest after its start; what can wait is fetched then. */
export function useRested(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return rested;
}
