import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  const { visualViewport: viewport } = window;
  viewport?.addEventListener('resize', listener);
  return () => viewport?.removeEventListener('resize', listener);
}

/** The height of the screen above an on-screen keyboard, as a CSS length. */
export const useVisibleHeight = (): string =>
  useSyncExternalStore(subscribe, () =>
    window.visualViewport ? `${Math.round(window.visualViewport.height)}px` : '100dvh',
  );
