import { type ReactNode, useEffect, useState } from 'react';

/**
 * Shows a waiting state only after 150 ms, so that fast responses do not flicker.
 *
 * @example
 * <Late>
 *   <Spinner />
 * </Late>
 */
export function Late({ children, after = 150 }: { children: ReactNode; after?: number }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return due ? children : null;
}
