import { useMedia } from '@my-note/kit/ui';

/** Wide enough for the sidebar beside a note. */
export const useIsDesktop = (): boolean => useMedia('(min-width: 62rem)');

export const useIsTouch = (): boolean => useMedia('(pointer: coarse)');

/** Wide enough for a dialog that does not fill the screen. */
export const useIsWide = (): boolean => useMedia('(min-width: 48rem)');
