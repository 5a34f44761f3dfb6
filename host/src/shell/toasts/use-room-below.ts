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
  if (!viewport) return 0;
  const { height, offsetTop, scale } = viewport;
  // Where two fingers enlarged the page, the rest of it is beside the screen and not below a keyboard.
  return Math.max(0, Math.round(innerHeight - height * scale - (scale > 1 ? 0 : offsetTop)));
}

/** What toasts leave free below them: the bottom bar, or the keyboard with the toolbar above it. */
export function useRoomBelow(): string {
  const keyboard = useSyncExternalStore(subscribe, keyboardHeight);
  const wide = useIsWide();
  const touch = useIsTouch();
  return wide && !touch ? '1rem' : `calc(${keyboard}px + 4.25rem + env(safe-area-inset-bottom))`;
}
