import { useCallback, useSyncExternalStore } from 'react';

/** Follows a media query. */
function useMedia(query: string): boolean {
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

/** The sidebar's place: wide enough for it and a note beside it. */
export const useIsDesktop = (): boolean => useMedia('(min-width: 62rem)');

export const useIsTouch = (): boolean => useMedia('(pointer: coarse)');
