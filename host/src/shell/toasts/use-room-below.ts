import { useSyncExternalStore } from 'react';
import { useIsTouch, useIsWide } from '../../platform/ui/use-media.ts';

function subscribe(listener: () => void) {
  const { visualViewport: viewport } = window;
  viewport?.addEventListener('resize', listener);
  viewport?.addEventListener('scroll', listener);
  return () => {
    viewport?.removeEventListener('resize', listener);
    viewport?.removeEventListener('scroll', listener);
  };
}

function keyboardHeight(): number {
  const { visualViewport: viewport } = window;
  return viewport ? Math.max(0, Math.round(innerHeight - viewport.height - viewport.offsetTop)) : 0;
}

/** What toasts leave free below them: the bottom bar, or the keyboard with the toolbar above it. */
export function useRoomBelow(): string {
  const keyboard = useSyncExternalStore(subscribe, keyboardHeight);
  const wide = useIsWide();
  const touch = useIsTouch();
  return wide && !touch ? '1rem' : `calc(${keyboard}px + 4.25rem + env(safe-area-inset-bottom))`;
}
