import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  const { visualViewport: viewport } = window;
  viewport?.addEventListener('resize', listener);
  return () => viewport?.removeEventListener('resize', listener);
}

/** The height of the screen above an on-screen keyboard, as a CSS length; two fingers that enlarge the page change nothing. */
export const useVisibleHeight = (): string =>
  useSyncExternalStore(subscribe, () => {
    const { visualViewport: viewport } = window;
    return viewport ? `${Math.round(viewport.height * viewport.scale)}px` : '100dvh';
  });
