import { useCallback, useSyncExternalStore } from 'react';

/**
 * Follows a media query, such as `(min-width: 62rem)`.
 *
 * @example
 * const isPhone = useMedia('(max-width: 48rem)');
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
