import { useEffect, useState } from 'react';
import { whenShown } from './when-shown.ts';

/** True shortly after the page is shown, when deferred features load. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenShown(() => setIdle(true)), []);
  return idle;
}
